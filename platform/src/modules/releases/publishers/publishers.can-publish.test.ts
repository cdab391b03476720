import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { CompactSign, importJWK } from 'jose';
import { databaseTests } from '../../../testing/database/databases.ts';
import { contractFixture, servedStatus, statusCall, statusWith } from '../testing/contract-fixture.ts';
import { type RegistryFixture, registryFixture } from '../testing/registry-fixture.ts';
import { publication, publishAs, question, type Squad, sendSigned, squad } from '../testing/squad-fixture.ts';
import { publisherKeys } from './publisher-keys.tables.ts';
import { signClaim } from './sign-claim.ts';

const { test, database } = databaseTests();
const url = '/operator/publish/can-publish';
let registry: RegistryFixture;
let games: Squad;
afterEach(() => registry.close());

async function setUp(): Promise<void> {
  await database().db.delete(publisherKeys);
  registry = await registryFixture(database());
  games = await squad();
  const asked = { name: 'remote-games', label: 'games CI', key: games.jwk, why: 'a new squad' };
  await registry.ask('POST', '/operator/publishers', asked);
}

const send = (body: object | string, signature: string | undefined) => sendSigned(registry, body, signature, url);
const stored = async () => (await registry.ask('GET', '/operator/releases')).value.releases;

// covers 10
test('answers a squad by its key whether its release could go live, and stores and audits nothing', async () => {
  await setUp();
  await publishAs(registry, games, 'remote-games', '1.0.0');
  const before = [await stored(), registry.audited.length];
  const fine = question(
    registry,
    'remote-games',
    '1.0.1',
    contractFixture({ calls: { [statusCall]: servedStatus() } }),
  );
  const { status, value } = await send(fine.body, await signClaim(fine.claim, games.key));
  assert.equal(status, 200);
  assert.deepEqual([value.name, value.version], ['remote-games', '1.0.1']);
  assert.match(JSON.stringify(value.sets), /"live","fits":true/);
  assert.match(JSON.stringify(value.change), /"since":"1.0.0"/);
  const gone = question(
    registry,
    'remote-games',
    '2.0.0',
    contractFixture({ calls: { [statusCall]: statusWith('gone') } }),
  );
  const refused = await send(gone.body, await signClaim(gone.claim, games.key));
  assert.match(JSON.stringify(refused.value.sets), /"live","fits":false.*GET \/wps\/system\/status/);
  assert.deepEqual([await stored(), registry.audited.length], before);
});

// covers 10
test('answers a question once, even if its signature is encoded differently', async () => {
  await setUp();
  const { claim, body } = question(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  const both = await Promise.all([send(body, signature), send(body, signature)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
  assert.equal((await send(body, signature)).code, 'question_repeated');
  assert.equal((await send(body, await signClaim(claim, games.key))).code, 'question_repeated');
  const other = { ...claim, nonce: question(registry, 'remote-games', '1.0.0').claim.nonce };
  assert.equal((await send(body, await signClaim(other, games.key))).status, 200);
});

// covers 10
test('does not accept a signed question as a publication, or a publication as a question', async () => {
  await setUp();
  const asked = question(registry, 'remote-games', '1.0.0');
  const published = publication(registry, 'remote-games', '1.0.0');
  const signed = await signClaim(asked.claim, games.key);
  assert.equal((await sendSigned(registry, published.body, signed)).code, 'publisher_not_known');
  const both = { ...published.claim, ...asked.claim };
  const bytes = new TextEncoder().encode(JSON.stringify(both));
  const mixed = await new CompactSign(bytes)
    .setProtectedHeader({ alg: 'ES256', kid: games.kid })
    .sign(await importJWK(games.key, 'ES256'));
  assert.equal((await sendSigned(registry, published.body, mixed)).code, 'publisher_not_known');
  assert.equal((await send(asked.body, mixed)).code, 'publisher_not_known');
  assert.equal((await send(asked.body, await signClaim(published.claim, games.key))).code, 'publisher_not_known');
  assert.deepEqual(await stored(), []);
});

// covers 10
test('answers nothing for a foreign or revoked key, another remote or another time', async () => {
  await setUp();
  const { claim, body } = question(registry, 'remote-games', '1.0.0');
  const foreign = await squad();
  const expect = async (signature: string | undefined, code: string) => {
    const answer = await send(body, signature);
    assert.deepEqual([answer.code, answer.value], [code, {}]);
  };
  await expect(undefined, 'publisher_not_known');
  await expect(await signClaim(claim, foreign.key), 'publisher_not_known');
  await expect(await signClaim(claim, { ...foreign.key, kid: games.kid }), 'publisher_not_known');
  for (const name of ['remote-lottery', 'shell'] as const) {
    await expect(await signClaim({ ...claim, name }, games.key), 'publisher_of_another_release');
  }
  for (const seconds of [-301, 301]) {
    await expect(await signClaim({ ...claim, iat: claim.iat + seconds }, games.key), 'publication_stale');
  }
  const late = await signClaim(claim, games.key);
  registry.clock.advanceMs(301_000);
  await expect(late, 'publication_stale');
  const now = question(registry, 'remote-games', '1.0.0').claim;
  await registry.ask('POST', `/operator/publishers/${games.kid}/revoke`, { why: 'it leaked' });
  await expect(await signClaim(now, games.key), 'publisher_not_known');
});

test('accepts only the signed texts of the signed release; a refusal does not use the question up', async () => {
  await setUp();
  const { claim, body } = question(registry, 'remote-games', '1.0.0');
  const signature = await signClaim(claim, games.key);
  const lottery = question(registry, 'remote-lottery', '1.0.0').body;
  const swapped = { manifest: body.unpublished.contract, contract: body.unpublished.manifest };
  for (const wrong of [lottery, { ...body, version: '1.0.1' }, { ...body, unpublished: swapped }]) {
    assert.equal((await send(wrong, signature)).code, 'release_corrupt');
  }
  assert.equal((await send({}, signature)).code, 'invalid_input');
  assert.equal((await send('{', signature)).code, 'malformed_body');
  assert.equal((await send(`{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`, signature)).status, 413);
  assert.equal((await send(body, signature)).status, 200);
});
