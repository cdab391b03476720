import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach } from 'node:test';
import { parseComposition } from '@portal/shared/contract/releases/composition';
import { parsePreview } from '@portal/shared/contract/releases/preview';
import { compactVerify, createLocalJWKSet } from 'jose';
import { databaseTests } from '../../../testing/database/databases.ts';
import { loadSigningKeys, publicKeySet } from '../composition/signing-keys.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { servedRange } from '../testing/release-fixture.ts';
import { releasePreviews } from './previews.tables.ts';

const { test, database } = databaseTests();
let registry: RegistryFixture;
afterEach(() => registry.close());

async function setUp(): Promise<void> {
  await database().db.delete(releasePreviews);
  registry = await registryFixture(database());
  await registry.publish('shell', '1.0.0');
  await registry.promote('shell', '1.0.0');
  await registry.publish('remote-games', '1.1.0');
}

const make = (name = 'remote-games', version = '1.1.0', more: object = {}, roles = 'release') => {
  const body = { version, minutes: 60, why: 'to show it', ...more };
  return registry.ask('POST', `/operator/releases/${name}/preview`, body, roles);
};
const end = (id: string, roles = 'release') =>
  registry.ask('POST', `/operator/releases/previews/${id}/end`, { why: 'seen' }, roles);
const ids = async () => {
  const { value } = await registry.ask('GET', '/operator/releases/previews');
  return Array.isArray(value.list) ? value.list.map(({ id }) => String(id)) : [];
};
const files = () => readdir(path.join(registry.dataDir, 'site/previews'));
const open = (file: string) => registry.app.inject(`/previews/${file}`);
const later = (minutes: number) => {
  const at = new Date(registry.kernel.clock.now().getTime() + minutes * 60_000);
  registry.kernel.clock.now = () => at;
};

// covers 10
test('signs a preview for its time and channel, and serves it uncached', async () => {
  await setUp();
  const { value } = await make();
  const id = String(value.id);
  assert.match(id, /^[A-Za-z0-9_-]{22}$/);
  assert.equal(value.url, `http://localhost:18080/?preview=${id}`);
  const answer = await open(`${id}.json`);
  assert.deepEqual([answer.statusCode, answer.headers['cache-control']], [200, 'no-store']);
  const keys = await loadSigningKeys(path.join(registry.dataDir, 'keys'));
  const { payload } = await compactVerify(answer.json().preview, createLocalJWKSet(publicKeySet(keys)));
  const signed: unknown = JSON.parse(new TextDecoder().decode(payload));
  const document = parsePreview(signed);
  assert.equal(document?.expiresAt, '2026-11-21T09:00:00.000Z');
  assert.equal(document?.id, id);
  assert.equal(document?.remotes['remote-games']?.entry, '/releases/remote-games/1.1.0/main.abc.js');
  assert.equal(Object.keys(document?.remotes['remote-games']?.files ?? {}).length, 2);
  assert.equal(parseComposition(signed), undefined);
  const written = await readFile(path.join(registry.dataDir, 'site/previews', `${id}.json`), 'utf8');
  assert.equal(
    parsePreview(JSON.parse(Buffer.from(JSON.parse(written).preview.split('.')[1], 'base64url').toString()))?.id,
    id,
  );
  assert.deepEqual([registry.audited.at(-1)?.act, registry.audited.at(-1)?.why], ['make-preview', 'to show it']);
});

test('removes an ended preview at once, also from disk', async () => {
  await setUp();
  const [first, second] = [String((await make()).value.id), String((await make()).value.id)];
  assert.equal((await end(first)).status, 200);
  assert.equal((await open(`${first}.json`)).statusCode, 404);
  assert.equal((await open(`${second}.json`)).statusCode, 200);
  assert.deepEqual(await files(), [`${second}.json`]);
  assert.deepEqual(await ids(), [second]);
  assert.equal((await end(first)).code, 'not_found');
  assert.equal(registry.audited.at(-1)?.act, 'end-preview');
});

// covers 10
test('does not serve an expired preview, and a job deletes its file', async () => {
  await setUp();
  const id = String((await make('remote-games', '1.1.0', { minutes: 5 })).value.id);
  later(4);
  assert.equal((await open(`${id}.json`)).statusCode, 200);
  later(1);
  assert.equal((await open(`${id}.json`)).statusCode, 404);
  assert.deepEqual(await ids(), []);
  assert.equal((await end(id)).code, 'not_found');
  assert.deepEqual(await files(), [`${id}.json`]);
  await registry.kernel.jobs.runDue();
  assert.deepEqual(await files(), []);
});

test('refuses a preview of an incompatible or unknown release or of a shell', async () => {
  await setUp();
  const needs = { contract: servedRange, react: '^18.0.0', facades: ['@portal/shared/remote/gone'] };
  await registry.publish('remote-games', '2.0.0', { manifest: { needs } });
  const incompatible = await make('remote-games', '2.0.0');
  assert.equal(incompatible.code, 'release_does_not_fit');
  assert.match(incompatible.fields.version ?? '', /needs react \^18\.0\.0.*remote\/gone/);
  assert.equal((await make('remote-games', '9.9.9')).code, 'not_found');
  assert.equal((await make('shell', '1.0.0')).code, 'shell_has_no_preview');
  assert.equal((await make('remote-games', '1.1.0', {}, 'support')).code, 'not_allowed');
  for (const more of [{ minutes: 4 }, { minutes: 10_081 }, { minutes: 5.5 }, { why: '' }])
    assert.equal((await make('remote-games', '1.1.0', more)).code, 'invalid_input');
  assert.deepEqual(await ids(), []);
});

// covers 10
test('answers guessed ids and paths with 404', async () => {
  await setUp();
  const id = String((await make()).value.id);
  const last = id.endsWith('A') ? 'B' : 'A';
  const guesses = [
    `${id.slice(0, -1)}${last}.json`,
    id,
    `${id}.json.br`,
    'x.json',
    '..%2fcomposition.json',
    '%2e%2e/headers.conf',
  ];
  for (const guess of [...guesses, `${'a'.repeat(5000)}.json`, "'%20or%201=1--.json", ''])
    assert.ok([404, 414].includes((await open(guess)).statusCode), guess);
});
