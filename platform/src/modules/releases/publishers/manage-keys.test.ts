import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach } from 'node:test';
import { publisherHeader } from '@portal/shared/contract/releases/signed-publications';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { publication, publishAs, type Squad, squad } from '../testing/squad-fixture.ts';
import { publisherKeys } from './publisher-keys.tables.ts';
import { signClaim } from './sign-claim.ts';

const { test, database } = databaseTests();
let registry: RegistryFixture;
afterEach(() => registry.close());

async function setUp(): Promise<void> {
  await database().db.delete(publisherKeys);
  registry = await registryFixture(database());
}

const add = (one: Squad, more: object = {}, roles = 'release') => {
  const body = { name: 'remote-games', label: 'games CI', key: one.jwk, why: 'a new squad', ...more };
  return registry.ask('POST', '/operator/publishers', body, roles);
};
const revoke = (kid: string, roles = 'release') =>
  registry.ask('POST', `/operator/publishers/${kid}/revoke`, { why: 'it leaked' }, roles);

// covers 10
test('adds, lists and revokes a key, with an audit line each', async () => {
  await setUp();
  const games = await squad();
  const { value } = await add(games);
  assert.deepEqual([value.kid, value.name, value.addedBy], [games.kid, 'remote-games', 'operator']);
  assert.equal((await revoke(games.kid)).value.revokedAt, registry.kernel.clock.now().toISOString());
  assert.equal((await revoke(games.kid)).status, 200);
  const acts = registry.audited.map(({ act, target, why }) => [act, target, why]);
  assert.deepEqual(acts, [
    ['add-publisher-key', 'remote-games games CI', 'a new squad'],
    ['revoke-publisher-key', 'remote-games games CI', 'it leaked'],
  ]);
  assert.equal((await publishAs(registry, games, 'remote-games', '1.0.0')).code, 'publisher_not_known');
});

test('accepts a key once, and a label once per release, revoked or not', async () => {
  await setUp();
  const [games, other] = [await squad(), await squad()];
  await add(games);
  assert.equal((await add(games, { label: 'another', name: 'remote-lottery' })).code, 'key_exists');
  await revoke(games.kid);
  assert.equal((await add(games, { label: 'another' })).code, 'key_exists');
  assert.equal((await add(other)).code, 'key_exists');
  assert.equal((await add(other, { label: 'games CI 2' })).status, 200);
});

test('adds nothing without the role, a reason, an ES256 key or a point on the curve', async () => {
  await setUp();
  const games = await squad();
  assert.equal((await add(games, {}, 'support')).code, 'not_allowed');
  assert.equal((await revoke(games.kid, 'content')).code, 'not_allowed');
  assert.equal((await revoke('unknown')).code, 'not_found');
  const bad = [{ why: '' }, { label: ' ' }, { name: 'platform' }, { key: { ...games.jwk, crv: 'P-384' } }];
  const offCurve = { key: { ...games.jwk, y: games.jwk.x } };
  for (const more of [...bad, offCurve]) assert.equal((await add(games, more)).code, 'invalid_input');
  assert.deepEqual((await registry.ask('GET', '/operator/publishers')).value, { list: [] });
  assert.deepEqual(registry.audited, []);
});

/** Sends the head of a 40 MB publication and a few bytes of it; returns the whole answer. */
async function answerToHead(address: string, signature: string): Promise<string> {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  const head = ['POST /operator/publish HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  const moreHeaders = ['Content-Length: 40000000', `${publisherHeader}: ${signature}`];
  socket.write(`${[...head, ...moreHeaders].join('\r\n')}\r\n\r\n{"name"`);
  // A server that waits for the body never answers; this ends the test anyway.
  socket.setTimeout(3000, () => socket.destroy());
  await once(socket, 'close');
  return answer;
}

// covers 10
test('answers a publication without a known key before its body arrives', async () => {
  await setUp();
  const address = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const games = await squad();
  const { claim } = publication(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  await add(games);
  const stale = await signClaim({ ...claim, iat: claim.iat - 360 }, games.key);
  assert.match(await answerToHead(address, stale), /^HTTP\/1\.1 400 .*connection: close.*publication_stale/is);
  await revoke(games.kid);
  for (const header of ['a.b.c', signature]) {
    const answer = await answerToHead(address, header);
    assert.match(answer, /^HTTP\/1\.1 401 .*connection: close.*publisher_not_known/is);
  }
});
