import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { login } from '@portal/shared/contract/sessions/login';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';

const project = 'portal-test';
const clock = testClock();
let app: App;
let api: ApiClient;
let closeDatabase: () => Promise<void>;
let provider: Server;
let sign: (sub: string, kid?: string) => Promise<string>;
/** The provider's answer: its keys with that Cache-Control, or a fault. */
let answer: { status: number; body?: string; cacheControl?: string } = { status: 503 };
let fetched = 0;
let published = '';

before(async () => {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  published = JSON.stringify({ keys: [jwk] });
  provider = createServer((_request, response) => {
    fetched += 1;
    if (answer.cacheControl) response.setHeader('cache-control', answer.cacheControl);
    response.statusCode = answer.status;
    response.end(answer.body ?? '');
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/keys`;
  sign = (sub, kid = 'key-1') => {
    const at = Math.floor(clock.now().getTime() / 1000);
    const firebase = { sign_in_provider: 'google.com' };
    return new SignJWT({ iss: `https://securetoken.google.com/${project}`, aud: project, sub, auth_time: at, firebase })
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(pair.privateKey);
  };
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database, { clock, env: { FIREBASE_KEYS_URL: url } });
  api = apiClient(app);
  const { settings } = app.modules;
  await settings.write('login.triesPerMinute', 1000, 'test');
  await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: project }, 'test');
});
after(async () => {
  await app.close();
  await closeDatabase();
  provider.close();
});

const logIn = async (firebaseIdToken: string) =>
  api.send(login, { type: 'firebase', firebaseChannel: 'google', firebaseIdToken });

// covers 7.1
test('unavailable keys: 503 and later again, however they fail; the token stays valid', async () => {
  const token = await sign('ada');
  for (const fault of [{ status: 503 }, { status: 200, body: '<html>' }, { status: 200, body: '{}' }]) {
    answer = fault;
    const refused = await logIn(token);
    assert.deepEqual(
      [refused.status, refused.code, refused.headers['retry-after']],
      [503, 'identity_provider_unavailable', '30'],
      JSON.stringify(fault),
    );
  }
  answer = { status: 200, body: published, cacheControl: 'public, max-age=3600' };
  assert.equal((await logIn(token)).status, 200);
});

test('keys are used for as long as their answer allows, whatever the provider does in the meantime', async () => {
  answer = { status: 503 };
  const before = fetched;
  clock.advanceMs(3_599_000);
  assert.equal((await logIn(await sign('ada'))).status, 200);
  assert.equal(fetched, before);
  clock.advanceMs(1000);
  assert.equal((await logIn(await sign('ada'))).code, 'identity_provider_unavailable');
  answer = { status: 200, body: published };
  assert.equal((await logIn(await sign('ada'))).status, 200);
});

test('a token signed by no published key is wrong, not an outage', async () => {
  assert.equal((await logIn(await sign('ada', 'key-2'))).code, 'identity_token_invalid');
  assert.equal((await logIn('x.y.z')).code, 'identity_token_invalid');
});
