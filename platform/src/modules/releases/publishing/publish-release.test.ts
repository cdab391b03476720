import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Registry } from '../registry/registry.ts';
import { assertBomForOperators } from '../testing/bom-case.ts';
import { registryFixture } from '../testing/registry-fixture.ts';
import { asBase64, releaseFixture } from '../testing/release-fixture.ts';
import { publishRelease } from './publish-release.ts';

const registry = await registryFixture();
after(() => registry.close());
const incoming = () => readdir(path.join(registry.dataDir, 'releases', '.incoming'));
const folderOf = (name: string, version: string) => path.join(registry.dataDir, 'releases', name, version);

test('stores a valid release with its compressed forms, and audits it', async () => {
  const files = { 'main.abc.js': `console.log("${'x'.repeat(2000)}")` };
  const answer = await registry.publish('remote-games', '1.0.0', { files });
  assert.deepEqual(answer.value, { name: 'remote-games', version: '1.0.0', files: 2 });
  const stored = (await readdir(folderOf('remote-games', '1.0.0'))).sort();
  assert.deepEqual(
    stored.filter((name) => name.startsWith('main')),
    ['main.abc.js', 'main.abc.js.br', 'main.abc.js.gz'],
  );
  assert.equal(registry.audited.at(-1)?.act, 'publish-release');
});

// covers 10
test('gives the bill of materials of a release to operators of releases and not to players', async () => {
  await assertBomForOperators(registry);
});

test('refuses to publish a version twice, even with other bytes', async () => {
  assert.equal((await registry.publish('remote-games', '1.0.0')).code, 'release_exists');
  assert.equal(
    (await registry.publish('remote-games', '1.0.0', { files: { 'other.js': '1' } })).code,
    'release_exists',
  );
});

test('accepts exactly one of two concurrent publications', async () => {
  const answers = await Promise.all(
    ['a', 'b'].map((text) => registry.publish('remote-games', '1.0.9', { files: { 'a.js': text } })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('refuses a corrupt, incomplete or foreign release and stores nothing', async () => {
  const { files } = releaseFixture('remote-games', '2.0.0');
  const base64 = asBase64(files);
  const changed = { ...base64, 'main.abc.js': Buffer.from('alert(1)').toString('base64') };
  const { 'chunks/lazy.def.js': _left, ...missing } = base64;
  const cases: [string, object][] = [
    ['release_corrupt', changed],
    ['release_incomplete', missing],
    ['release_corrupt', { ...base64, '../../../escaped.js': '' }],
    ['release_corrupt', { ...base64, 'extra.js': '' }],
  ];
  for (const [code, body] of cases) {
    const answer = await registry.ask('POST', '/operator/releases', {
      name: 'remote-games',
      version: '2.0.0',
      files: body,
    });
    assert.equal(answer.code, code);
    assert.ok(answer.fields.files);
  }
  assert.equal(existsSync(folderOf('remote-games', '2.0.0')), false);
  assert.deepEqual(await readdir(path.join(registry.dataDir, 'releases', '.incoming')), []);
});

test('refuses an unknown remote, an invalid version and files that are not texts', async () => {
  const { files } = releaseFixture('remote-games', '2.0.0');
  for (const input of [
    { name: 'remote-casino', version: '2.0.0', files: asBase64(files) },
    { name: 'remote-games', version: '2.0', files: asBase64(files) },
    { name: 'remote-games', version: '2.0.0', files: { 'a.js': 1 } },
    { name: 'remote-games', version: '2.0.0' },
  ]) {
    assert.equal((await registry.ask('POST', '/operator/releases', input)).status, 400);
  }
});

test('refuses a body above the limit', async () => {
  const files = { 'a.js': 'A'.repeat(49 * 1024 * 1024) };
  const answer = await registry.ask('POST', '/operator/releases', { name: 'remote-games', version: '2.0.0', files });
  assert.equal(answer.code, 'body_too_large');
});

test('lets only the role release publish', async () => {
  const body = {
    name: 'remote-games',
    version: '3.0.0',
    files: asBase64(releaseFixture('remote-games', '3.0.0').files),
  };
  assert.equal((await registry.ask('POST', '/operator/releases', body, 'content')).code, 'not_allowed');
  assert.equal((await registry.ask('POST', '/operator/releases', body, '')).code, 'operator_login_required');
  assert.equal((await registry.ask('POST', '/operator/releases', body, 'admin')).status, 200);
});

test('restores a lost folder only from the same bytes', async () => {
  await registry.publish('remote-lottery', '1.0.0');
  await rm(folderOf('remote-lottery', '1.0.0'), { recursive: true });
  assert.equal(
    (await registry.publish('remote-lottery', '1.0.0', { files: { 'other.js': '1' } })).code,
    'release_exists',
  );
  assert.equal((await registry.publish('remote-lottery', '1.0.0')).status, 200);
  assert.ok(existsSync(folderOf('remote-lottery', '1.0.0')));
});

test('restores a lost rollback target as fallback as soon as its bytes are published, and audits it', async () => {
  await registry.publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.0.1']) await registry.publish('remote-lottery', version);
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['remote-lottery', '1.0.0'],
    ['remote-lottery', '1.0.1'],
  ] as const)
    await registry.promote(name, version);
  const page = () => String(registry.registry.site.current()?.compositionJson.bytes);
  const whole = page().length;
  await rm(folderOf('remote-lottery', '1.0.0'), { recursive: true });
  await registry.registry.site.refresh();
  assert.ok(page().length < whole, 'without a fallback');
  assert.equal((await registry.publish('remote-lottery', '1.0.0')).status, 200);
  assert.equal(page().length, whole);
  assert.deepEqual(
    registry.audited.slice(-1).map(({ act, target }) => [act, target]),
    [['restore-release', 'remote-lottery 1.0.0']],
  );
});

test('refuses a release that could not be written or stored, instead of failing', async () => {
  const cases: Parameters<typeof registry.publish>[2][] = [
    { files: { 'main.abc.js': '1', a: 'x', 'a/b': 'y' } },
    { files: { 'main.abc.js': '1'.repeat(5_000), 'main.abc.js.br/x': 'y' } },
    { files: { 'main.abc.js.br': 'zz', 'main.abc.js': '1'.repeat(5_000) } },
    { manifest: { commit: 'a\u0000b' } },
    { manifest: { commit: '\ud800' } },
  ];
  for (const more of cases) {
    const answer = await registry.publish('remote-games', '4.0.0', more);
    assert.deepEqual([answer.status, answer.code], [422, 'release_corrupt']);
  }
});

test('compresses and writes files before the transaction, which puts them in place', async () => {
  const { store, database, ...others } = registry.registry;
  const steps: string[] = [];
  const recording: Registry = {
    ...others,
    database: {
      ...database,
      async transaction(work) {
        steps.push('begin');
        const result = await database.transaction(work);
        steps.push('commit');
        return result;
      },
    },
    store: {
      ...store,
      async prepare(files) {
        const prepared = await store.prepare(files);
        steps.push('prepared');
        return {
          ...prepared,
          async placeAs(name, version) {
            steps.push('place');
            await prepared.placeAs(name, version);
          },
        };
      },
    },
  };
  const files = asBase64(releaseFixture('remote-games', '5.0.0').files);
  await publishRelease(recording, { name: 'remote-games', version: '5.0.0', files }, 'operator');
  assert.deepEqual(steps, ['prepared', 'begin', 'place', 'commit']);
  assert.deepEqual(await incoming(), []);
});

test('leaves no folder of a publication that comes second or fails to write', async () => {
  const { store, ...others } = registry.registry;
  const files = asBase64(releaseFixture('remote-games', '5.0.1').files);
  const input = { name: 'remote-games', version: '5.0.1', files } as const;
  const twice = [publishRelease({ store, ...others }, input, 'a'), publishRelease({ store, ...others }, input, 'b')];
  assert.deepEqual((await Promise.allSettled(twice)).map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.deepEqual(await incoming(), []);
  await assert.rejects(
    store.prepare(
      new Map([
        ['a', new Uint8Array()],
        ['a/b', new Uint8Array()],
      ]),
    ),
  );
  assert.deepEqual(await incoming(), []);
});

test('removes half-written files of a crashed process after a day', async () => {
  const folder = path.join(registry.dataDir, 'releases', '.incoming');
  for (const name of ['left', 'young']) await mkdir(path.join(folder, name), { recursive: true });
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path.join(folder, 'left'), longAgo, longAgo);
  assert.equal((await registry.publish('remote-games', '5.0.2')).status, 200);
  assert.deepEqual(await incoming(), ['young']);
});
