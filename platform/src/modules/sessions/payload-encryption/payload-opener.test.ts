import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { login } from '@portal/shared/contract/sessions/login';
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

const input = { type: 'username', username: 'sealed01', password: testPassword };

forEachDatabase(({ database }) => {
  const clock = testClock();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  let app: App;
  let api: ApiClient;

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await addMember(app, 'sealed01');
  });
  after(() => app.close());

  test('a plain body is refused, as is any field beside the payload', async () => {
    for (const body of [input, {}, [], { payload: 7 }, { payload: 'x', more: 1 }]) {
      const answer = await api.post(login, body);
      assert.deepEqual([answer.status, answer.code], [400, 'encryption_required'], JSON.stringify(body));
    }
  });

  // covers 7.1
  test('a payload is accepted once', async () => {
    const body = await api.seal(input);
    assert.equal((await api.post(login, body)).status, 200);
    const replay = await api.post(login, body);
    assert.deepEqual([replay.status, replay.code], [400, 'payload_invalid']);
  });

  test('accepts only one of ten concurrent logins with the same payload', async () => {
    const body = await api.seal(input);
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post(login, body)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  // covers 7.1
  test('a payload is stale beyond five minutes either way, and the answer contains our time', async () => {
    for (const drift of [-301, 301]) {
      const answer = await api.send(login, input, { iat: seconds() + drift });
      assert.deepEqual([answer.status, answer.code], [400, 'payload_stale']);
      assert.equal(answer.value.serverTime, clock.now().toISOString());
    }
    for (const drift of [-299, 299])
      assert.equal((await api.send(login, input, { iat: seconds() + drift })).status, 200);
  });

  test('a key id we do not have is unknown', async () => {
    const answer = await api.send(login, input, { header: { kid: 'another' } });
    assert.deepEqual([answer.status, answer.code], [400, 'unknown_key']);
  });

  // covers 7.1
  test('a payload encrypted for another key under our kid, changed or not a JWE is invalid', async () => {
    const { kid } = (await app.modules.session.publicKeys())[0] ?? {};
    const foreign = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid, iat: seconds(), jti: 'foreign-1' };
    const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
      .setProtectedHeader(header)
      .encrypt(foreign.publicKey);
    const good = (await api.seal(input)).payload;
    const parts = good.split('.');
    const flipped = [...parts.slice(0, 3), `${parts[3]?.slice(0, -2)}AA`, parts[4]].join('.');
    for (const payload of [sealed, flipped, '', 'x', 'a.b.c.d.e', good.split('.').slice(0, 4).join('.')]) {
      const answer = await api.post(login, { payload });
      assert.deepEqual([answer.status, answer.code], [400, 'payload_invalid'], payload.slice(0, 20));
    }
  });

  test('other algorithms, compression and bad headers are refused', async () => {
    for (const header of [{ enc: 'A128GCM' }, { alg: 'ECDH-ES+A256KW' }]) {
      assert.equal((await api.send(login, input, { header })).code, 'payload_invalid', JSON.stringify(header));
    }
    const bad = [
      { iat: undefined },
      { iat: 'now' },
      { jti: undefined },
      { jti: 'x'.repeat(65) },
      { jti: 'abcdefgh\u0000' },
      { zip: 'DEF' },
    ];
    for (const change of bad) {
      const payload = withHeader((await api.seal(input)).payload, change);
      assert.equal((await api.post(login, { payload })).code, 'payload_invalid', JSON.stringify(change));
    }
  });

  test('content that is not JSON is malformed, and fields are checked after decryption', async () => {
    const [key] = await app.modules.session.publicKeys();
    assert.ok(key);
    const payload = await new CompactEncrypt(new TextEncoder().encode('{nonsense'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat: seconds(), jti: 'nonsense-1' })
      .encrypt(await importJWK(key, 'ECDH-ES'));
    assert.equal((await api.post(login, { payload })).code, 'malformed_body');
    const incomplete = await api.send(login, { type: 'username', username: 'sealed01' });
    assert.equal(incomplete.code, 'invalid_input');
    assert.deepEqual(Object.keys(incomplete.fields ?? {}), ['password']);
  });

  test('the keys are a bare JWKS without private parts', async () => {
    const answer = await app.server.inject('/wps/system/keys');
    const { keys } = answer.json();
    assert.deepEqual(Object.keys(keys[0]).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('a page at another domain of the portal may read the keys, and nothing else', async () => {
    const ofKeys = await app.server.inject('/wps/system/keys');
    assert.equal(ofKeys.headers['access-control-allow-origin'], '*');
    assert.match(String(ofKeys.headers['content-type']), /^application\/jwk-set\+json/);
    const ofStatus = await app.server.inject('/wps/system/status');
    assert.equal(ofStatus.headers['access-control-allow-origin'], undefined);
  });
});

function withHeader(payload: string, change: Record<string, unknown>): string {
  const [head = '', ...rest] = payload.split('.');
  const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), ...change };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
}
