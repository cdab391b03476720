import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'node:test';
import { CompactSign, importJWK } from 'jose';
import { databaseTests } from '../../../testing/database/databases.ts';
import { sha384 } from '../publishing/release-files.rules.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { asBase64, releaseFixture } from '../testing/release-fixture.ts';
import { publication, publishAs, type Squad, sendSigned, squad } from '../testing/squad-fixture.ts';
import { publisherKeys } from './publisher-keys.tables.ts';
import { signClaim } from './sign-claim.ts';

const { test, database } = databaseTests();
let registry: RegistryFixture;
let games: Squad;
afterEach(() => registry.close());

async function setUp(): Promise<void> {
  await database().db.delete(publisherKeys);
  registry = await registryFixture(database());
  games = await squad();
  await addKey(games, 'remote-games', 'games CI');
}

const addKey = (one: Squad, name: string, label: string, roles = 'release') =>
  registry.ask('POST', '/operator/publishers', { name, label, key: one.jwk, why: 'a new squad' }, roles);

const stored = async () => {
  const { value } = await registry.ask('GET', '/operator/releases');
  return Array.isArray(value.releases) ? value.releases : [];
};

// covers 10
test('publishes a release of a squad by its key, and records which key', async () => {
  await setUp();
  const answer = await publishAs(registry, games, 'remote-games', '1.0.0');
  assert.deepEqual(answer.value, { name: 'remote-games', version: '1.0.0', files: 3 });
  const [row] = await stored();
  assert.deepEqual([row.version, row.publishedBy], ['1.0.0', 'key games CI']);
  assert.deepEqual([registry.audited.at(-1)?.act, registry.audited.at(-1)?.who], ['publish-release', 'key games CI']);
  const { value } = await registry.ask('GET', '/operator/publishers');
  const [key] = Array.isArray(value.list) ? value.list : [];
  assert.deepEqual([key.kid, key.lastUsedAt], [games.kid, registry.kernel.clock.now().toISOString()]);
});

// covers 10
test('stores nothing when the same signature is sent again', async () => {
  await setUp();
  const { claim, body } = publication(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  assert.equal((await sendSigned(registry, body, signature)).status, 200);
  assert.equal((await sendSigned(registry, body, signature)).code, 'release_exists');
  const other = asBase64(releaseFixture('remote-games', '1.0.0', { files: { 'other.js': '1' } }).files);
  assert.equal((await sendSigned(registry, { ...body, files: other }, signature)).code, 'release_corrupt');
  assert.equal((await stored()).length, 1);
});

// covers 10
test('publishes nothing for a missing, foreign, revoked or forged key', async () => {
  await setUp();
  const { claim, body } = publication(registry, 'remote-games', '1.0.0');
  const foreign = await squad();
  const good = await signClaim(claim, games.key);
  const [head = '', payload = '', signature = ''] = good.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const foreignKey = await importJWK(foreign.key, 'ES256');
  const bytes = new TextEncoder().encode(JSON.stringify(claim));
  const sign = (header: object) =>
    new CompactSign(bytes).setProtectedHeader({ alg: 'ES256', ...header }).sign(foreignKey);
  const cases: Record<string, string | undefined> = {
    'no header': undefined,
    'no JWS': 'a.b.c',
    'a foreign key': await signClaim(claim, foreign.key),
    'a foreign key under a known id': await signClaim(claim, { ...foreign.key, kid: games.kid }),
    'a key that comes along': await sign({ kid: games.kid, jwk: foreign.jwk }),
    'no id of a key': await sign({}),
    'alg none': `${encode({ alg: 'none', kid: games.kid })}.${payload}.`,
    'another algorithm': `${encode({ alg: 'HS256', kid: games.kid })}.${payload}.${signature}`,
    'a changed claim': `${head}.${encode({ ...claim, version: '1.0.1' })}.${signature}`,
    'a claim of another shape': await signClaim(JSON.parse('{"name":"remote-games"}'), games.key),
    'a huge header': `${good}${'A'.repeat(2000)}`,
  };
  for (const [what, header] of Object.entries(cases)) {
    const { status, code } = await sendSigned(registry, body, header);
    assert.deepEqual([status, code], [401, 'publisher_not_known'], what);
  }
  await registry.ask('POST', `/operator/publishers/${games.kid}/revoke`, { why: 'it leaked' });
  assert.equal((await sendSigned(registry, body, good)).code, 'publisher_not_known');
  assert.deepEqual(await stored(), []);
});

// covers 10
test('refuses another release, and a signature more than five minutes old or ahead', async () => {
  await setUp();
  assert.equal((await publishAs(registry, games, 'remote-lottery', '1.0.0')).code, 'publisher_of_another_release');
  assert.equal((await publishAs(registry, games, 'shell', '1.0.0')).code, 'publisher_of_another_release');
  const { claim, body } = publication(registry, 'remote-games', '1.0.0');
  for (const seconds of [-360, 360, -301, 301]) {
    const signature = await signClaim({ ...claim, iat: claim.iat + seconds }, games.key);
    const { status, code } = await sendSigned(registry, body, signature);
    assert.deepEqual([status, code], [400, 'publication_stale'], String(seconds));
  }
  assert.deepEqual(await stored(), []);
  const early = await signClaim({ ...claim, iat: claim.iat - 299 }, games.key);
  assert.equal((await sendSigned(registry, body, early)).status, 200);
});

// covers 10
test('refuses a body that differs from what was signed, and stores nothing', async () => {
  await setUp();
  const { claim, body } = publication(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  const { 'release.json': manifest = '', 'chunks/lazy.def.js': _lazy, ...rest } = body.files;
  const huge = asBase64(releaseFixture('remote-games', '1.0.0', { manifest: { commit: 'c'.repeat(600_000) } }).files);
  const hugeClaim = sha384(Buffer.from(huge['release.json'] ?? '', 'base64'));
  const cases: [string, object, string][] = [
    ['release_corrupt', { ...body, version: '1.0.1' }, signature],
    ['release_corrupt', { ...body, name: 'remote-lottery' }, signature],
    [
      'release_corrupt',
      { ...body, files: { ...body.files, 'release.json': `${manifest.slice(0, -4)}fQ==` } },
      signature,
    ],
    ['release_corrupt', { ...body, files: { ...body.files, 'main.abc.js': 'YWxlcnQoMSk=' } }, signature],
    ['release_corrupt', { ...body, files: { ...body.files, '../../escaped.js': '' } }, signature],
    ['release_incomplete', { ...body, files: { ...rest, 'release.json': manifest } }, signature],
    ['release_incomplete', { ...body, files: rest }, signature],
    ['release_corrupt', { ...body, files: huge }, await signClaim({ ...claim, manifest: hugeClaim }, games.key)],
  ];
  for (const [code, sent, header] of cases) {
    const answer = await sendSigned(registry, sent, header);
    assert.deepEqual([answer.status, answer.code], [422, code], JSON.stringify(answer.fields));
    assert.ok(answer.fields.files);
  }
  assert.deepEqual(await stored(), []);
  assert.equal(existsSync(path.join(registry.dataDir, 'releases/remote-games')), false);
});

test('refuses a body of 60 MB, and one that is not JSON', async () => {
  await setUp();
  const { claim } = publication(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  const { status, code } = await sendSigned(registry, `{"name":"${'x'.repeat(60 * 1024 * 1024)}"}`, signature);
  assert.deepEqual([status, code], [413, 'body_too_large']);
  assert.equal((await sendSigned(registry, '{', signature)).code, 'malformed_body');
});
