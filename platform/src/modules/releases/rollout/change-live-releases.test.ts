import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, afterEach, beforeEach, test } from 'node:test';
import type { Composition } from '@portal/shared/contract/releases/composition';
import { loadSigningKeys, publicKeySet } from '../composition/signing-keys.ts';
import { verifyComposition } from '../composition/verify-composition.ts';
import { memoryDatabase, type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';

const database = await memoryDatabase();
let registry: RegistryFixture;
beforeEach(async () => {
  registry = await registryFixture(database);
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['remote-games', '1.0.0'],
    ['remote-games', '1.0.1'],
    ['remote-games', '1.0.2'],
  ] as const) {
    await registry.publish(name, version);
  }
  await registry.promote('shell', '1.0.0');
  await registry.promote('remote-games', '1.0.0');
});
afterEach(() => registry.close());
after(() => database.close());

async function composition(): Promise<Composition> {
  const keys = await loadSigningKeys(path.join(registry.dataDir, 'keys'));
  const written = JSON.parse(await readFile(path.join(registry.dataDir, 'site/composition.json'), 'utf8'));
  return verifyComposition(written.composition, publicKeySet(keys));
}

async function games(): Promise<[live: string | undefined, fallback: string | undefined]> {
  const remote = (await composition()).remotes['remote-games'];
  return [remote?.candidates[0]?.version, remote?.fallback?.version];
}

const rollback = (body: object) =>
  registry.ask('POST', '/operator/releases/remote-games/rollback', { why: 'it broke', ...body });

async function states(): Promise<Record<string, unknown>> {
  const { value } = await registry.ask('GET', '/operator/releases');
  const rows = Array.isArray(value.releases) ? value.releases : [];
  return Object.fromEntries(rows.map((row) => [`${row.name} ${row.version}`, row.state]));
}

test('signs a promotion with a higher sequence, and makes the previous version the fallback', async () => {
  assert.deepEqual(await games(), ['1.0.0', undefined]);
  const answer = await registry.promote('remote-games', '1.0.1');
  assert.deepEqual(answer.value, { sequence: 3, name: 'remote-games', live: '1.0.1' });
  assert.deepEqual(await games(), ['1.0.1', '1.0.0']);
  assert.equal((await composition()).sequence, 3);
});

test('rolls a shell back the same way, together with its page', async () => {
  const scripts = async () => {
    const html = await readFile(path.join(registry.dataDir, 'site/index.html'), 'utf8');
    return [...new Set([...html.matchAll(/src="\/releases\/shell\/([^/]+)\//g)].map(([, version]) => version))];
  };
  assert.deepEqual(await scripts(), ['1.0.0']);
  await registry.publish('shell', '1.0.1');
  await registry.promote('shell', '1.0.1');
  assert.deepEqual([await scripts(), (await composition()).shell.version], [['1.0.1'], '1.0.1']);
  const back = await registry.ask('POST', '/operator/releases/shell/rollback', { why: 'blank pages' });
  assert.deepEqual(back.value, { sequence: 4, name: 'shell', live: '1.0.0' });
  assert.deepEqual([await scripts(), (await composition()).shell.version], [['1.0.0'], '1.0.0']);
});

test('rolls back to the version before with a higher sequence, and drops the version it leaves', async () => {
  await registry.promote('remote-games', '1.0.1');
  assert.deepEqual((await rollback({})).value, { sequence: 4, name: 'remote-games', live: '1.0.0' });
  assert.deepEqual(await games(), ['1.0.0', undefined]);
  assert.equal((await rollback({})).code, 'nothing_to_roll_back_to');
});

test('rolls back to a named version', async () => {
  await registry.promote('remote-games', '1.0.1');
  await registry.promote('remote-games', '1.0.2');
  assert.equal((await rollback({ to: '1.0.0' })).value.live, '1.0.0');
  assert.equal((await rollback({ to: '9.9.9' })).code, 'nothing_to_roll_back_to');
  assert.equal((await rollback({ to: '1.0.0' })).code, 'nothing_to_roll_back_to');
});

test('needs a reason and the role for a rollback', async () => {
  await registry.promote('remote-games', '1.0.1');
  assert.equal((await rollback({ why: '' })).code, 'invalid_input');
  const url = '/operator/releases/remote-games/rollback';
  assert.equal((await registry.ask('POST', url, { why: 'it broke' }, 'support')).code, 'not_allowed');
});

test('refuses to promote a live, unknown or incompatible version', async () => {
  assert.equal((await registry.promote('remote-games', '1.0.0')).code, 'already_live');
  assert.equal((await registry.promote('remote-games', '7.0.0')).code, 'not_found');
  const needs = { contract: '^9.0.0', react: '^19.3.0', facades: ['@portal/shared/remote/gone'] };
  await registry.publish('remote-games', '2.0.0', { manifest: { needs } });
  const refused = await registry.promote('remote-games', '2.0.0');
  assert.equal(refused.code, 'release_does_not_fit');
  assert.match(refused.fields.version ?? '', /needs contract \^9\.0\.0.*remote\/gone/);
  assert.deepEqual(await games(), ['1.0.0', undefined]);
});

test('makes two compositions, one after the other, of two concurrent promotions', async () => {
  const answers = await Promise.all(['1.0.1', '1.0.2'].map((version) => registry.promote('remote-games', version)));
  assert.deepEqual(answers.map(({ value }) => value.sequence).sort(), [3, 4]);
  const last = answers.find(({ value }) => value.sequence === 4);
  assert.equal((await games())[0], last?.value.live);
  assert.equal((await composition()).sequence, 4);
});

test('records who put what live, when and why, and audits every act', async () => {
  await registry.promote('remote-games', '1.0.1');
  await rollback({});
  const { value } = await registry.ask('GET', '/operator/releases/history');
  const list = Array.isArray(value.list) ? value.list : [];
  const at = '2026-11-21T08:00:00.000Z';
  assert.deepEqual(list[0], {
    sequence: 4,
    at,
    who: 'operator',
    act: 'rollback',
    name: 'remote-games',
    version: '1.0.0',
    percent: 100,
    why: 'it broke',
  });
  assert.deepEqual(
    list.map(({ sequence }) => sequence),
    [4, 3, 2, 1],
  );
  assert.equal(registry.audited.at(-1)?.act, 'rollback-release');
});

test('reports a live folder as missing, keeps its fallback, and refuses to promote it again', async () => {
  await registry.promote('remote-games', '1.0.1');
  await rm(path.join(registry.dataDir, 'releases/remote-games/1.0.1'), { recursive: true });
  assert.deepEqual(await states(), {
    'shell 1.0.0': 'live',
    'remote-games 1.0.0': 'fallback',
    'remote-games 1.0.1': 'missing',
    'remote-games 1.0.2': 'stored',
  });
  assert.deepEqual(await games(), ['1.0.1', '1.0.0']);
  await registry.promote('remote-games', '1.0.2');
  assert.equal((await registry.promote('remote-games', '1.0.1')).code, 'not_found');
  assert.equal((await rollback({})).value.live, '1.0.0');
});

test('reports a damaged file as changed, refuses to promote it, and repairs it by publishing again', async () => {
  const manifest = path.join(registry.dataDir, 'releases/remote-games/1.0.1/release.json');
  const { files } = JSON.parse(await readFile(manifest, 'utf8')) as { files: { path: string }[] };
  const file = path.join(path.dirname(manifest), files[0]?.path ?? '');
  const bytes = await readFile(file);
  await writeFile(file, Buffer.from(bytes).fill(32, 0, 1));
  assert.equal((await states())['remote-games 1.0.1'], 'changed');
  assert.equal(
    (await registry.promote('remote-games', '1.0.1')).fields.version,
    'files of remote-games 1.0.1 are changed',
  );
  assert.equal((await registry.publish('remote-games', '1.0.1')).status, 200);
  assert.equal((await states())['remote-games 1.0.1'], 'stored');
  await rm(file);
  assert.equal((await states())['remote-games 1.0.1'], 'missing');
});

test('notifies open tabs', async () => {
  const events: unknown[] = [];
  registry.kernel.live.listen(null, ({ event }) => events.push(event));
  await registry.promote('remote-games', '1.0.1');
  await registry.kernel.live.flush();
  assert.deepEqual(events.at(-1), { type: 'composition', sequence: 3 });
});
