import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { login } from '@portal/shared/contract/sessions/login';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { App } from '../../../app.ts';
import { readSettings } from '../../../kernel/config/settings.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { productionEnv } from '../../../testing/production-env.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';

const project = 'portal-test';
const mobile = '+639175550191';

/** The provider's published keys, served from a port of this machine. */
async function keyServer() {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { privateKey: pair.privateKey, url: `http://127.0.0.1:${port}/keys`, close: () => server.close() };
}

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let provider: Awaited<ReturnType<typeof keyServer>>;
  let person = 0;
  const now = () => Math.floor(clock.now().getTime() / 1000);

  before(async () => {
    provider = await keyServer();
    app = await testApp(database(), { clock, env: { FIREBASE_KEYS_URL: provider.url } });
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('login.failuresPerAddress', 1000, 'test');
    await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: project }, 'test');
    await settings.write(
      'toggles',
      { ...(await settings.get('toggles')), socialLogin: true, mobileCodeLogin: true },
      'test',
    );
  });
  after(async () => {
    await app.close();
    provider.close();
  });

  const claims = (change: Record<string, unknown> = {}) => ({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `person-${person}`,
    iat: now(),
    exp: now() + 3600,
    auth_time: now(),
    name: 'Ada L.',
    firebase: { sign_in_provider: 'google.com' },
    ...change,
  });
  const sign = (content: Record<string, unknown>, key = provider.privateKey) =>
    new SignJWT(content).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key);
  const logIn = (firebaseIdToken: string, firebaseChannel = 'google', change: Record<string, unknown> = {}) =>
    api.send(login, { type: 'firebase', firebaseChannel, firebaseIdToken, ...change });

  test('an unknown person gets an account, and reaches the same one at the next login', async () => {
    person += 1;
    const first = await logIn(await sign(claims()));
    assert.deepEqual([first.status, first.value.firstTimeLogin, first.value.passwordExpired], [200, true, false]);
    const info = (await api.send(getMemberInfo, {}, { token: first.value.token })).value;
    assert.match(info.account, /^m\d{9}$/);
    assert.deepEqual([info.nickname, info.type], ['Ada L.', 0]);
    const second = await logIn(await sign(claims({ iat: now() - 1 })));
    assert.equal((await api.send(getMemberInfo, {}, { token: second.value.token })).value.account, info.account);
  });

  test('a token works once; ten tokens of a new person at once all reach one account', async () => {
    person += 1;
    const token = await sign(claims());
    assert.equal((await logIn(token)).status, 200);
    assert.equal((await logIn(token)).code, 'identity_token_invalid');
    person += 1;
    const tokens = await Promise.all(Array.from({ length: 10 }, (_, index) => sign(claims({ iat: now() - index }))));
    const answers = await Promise.all(tokens.map((one) => logIn(one)));
    const accounts = await Promise.all(
      answers.map(async ({ value }) => (await api.send(getMemberInfo, {}, { token: value.token })).value.account),
    );
    assert.equal(new Set(accounts).size, 1);
  });

  const wrong: [string, () => Record<string, unknown>][] = [
    ['another project', () => ({ aud: 'other' })],
    ['another issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
    ['expired', () => ({ exp: now() - 10 })],
    ['without an end', () => ({ exp: undefined })],
    ['of an old sign-in', () => ({ auth_time: now() - 601 })],
    ['of a sign-in to come', () => ({ auth_time: now() + 60 })],
    ['of another channel', () => ({ firebase: { sign_in_provider: 'facebook.com' } })],
    ['of a password of the provider', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['of nobody', () => ({ sub: '' })],
  ];
  for (const [what, change] of wrong) {
    test(`refused: a token ${what}`, async () => {
      person += 1;
      assert.equal((await logIn(await sign(claims(change())))).code, 'identity_token_invalid');
    });
  }

  test('refused: a token signed by somebody else, unsigned, truncated or malformed', async () => {
    person += 1;
    const foreign = await generateKeyPair('RS256');
    const good = await sign(claims());
    const unsigned = new UnsecuredJWT(claims()).encode();
    for (const token of [await sign(claims(), foreign.privateKey), unsigned, good.slice(0, -8), 'x', 'a.b.c'])
      assert.equal((await logIn(token)).code, 'identity_token_invalid', token.slice(0, 12));
  });

  test('its SMS logs in only the member with that verified number, from any address', async () => {
    const sms = (phone: string | undefined, sub: string) =>
      sign(claims({ sub, phone_number: phone, firebase: { sign_in_provider: 'phone' } }));
    const { settings } = app.modules;
    assert.equal((await logIn(await sms(mobile, 's1'), 'sms')).code, 'login_type_closed', 'the platform sends them');
    await settings.write('identity.smsChannel', 'firebase', 'test');
    assert.equal((await logIn(await sms(mobile, 's2'), 'sms')).code, 'non_member_cannot_login');
    await addBoundMember(app, 'phone01', { mobile, address: '198.51.100.1' });
    const answer = await logIn(await sms(mobile, 's3'), 'sms');
    assert.equal((await api.send(getMemberInfo, {}, { token: answer.value.token })).value.account, 'phone01');
    assert.equal((await logIn(await sms(undefined, 's4'), 'sms')).code, 'identity_token_invalid');
    assert.equal((await logIn(await sms(mobile, 's5'), 'google')).code, 'identity_token_invalid');
    const proves = async (number: string, sub: string) =>
      app.modules.session.provesMobile({
        purpose: 'password',
        mobile: number,
        firebaseIdToken: await sms(mobile, sub),
      });
    assert.deepEqual([await proves(mobile, 's6'), await proves('+639175559999', 's7')], [true, false]);
    await settings.write('identity.smsChannel', 'platform', 'test');
  });

  test('switched-off login methods are refused: toggles, channels, registration, project, the agent page', async () => {
    const { settings } = app.modules;
    const toggles = await settings.get('toggles');
    person += 1;
    assert.equal((await logIn(await sign(claims()), 'google', { agentPage: true })).code, 'non_agents_cannot_login');
    await settings.write('toggles', { ...toggles, directRegistration: false }, 'test');
    assert.equal((await logIn(await sign(claims({ iat: now() - 2 })))).code, 'registration_closed');
    await settings.write('toggles', { ...toggles, socialLogin: false }, 'test');
    assert.equal((await logIn(await sign(claims({ iat: now() - 3 })))).code, 'login_type_closed');
    await settings.write('toggles', toggles, 'test');
    await settings.write('identity.socialChannels', ['facebook'], 'test');
    assert.equal((await logIn(await sign(claims({ iat: now() - 4 })))).code, 'login_type_closed');
    await settings.write('identity.socialChannels', ['google', 'facebook'], 'test');
    await settings.write('identity.firebase', { apiKey: '', authDomain: '', projectId: '' }, 'test');
    assert.equal((await logIn(await sign(claims({ iat: now() - 5 })))).code, 'login_type_closed');
  });

  test('unsigned emulator tokens are accepted where the emulator is configured, and never in production', async () => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    const emulated = await testApp(database(), { clock, env });
    const firebase = { apiKey: 'k', authDomain: 'd', projectId: project };
    await emulated.modules.settings.write('identity.firebase', firebase, 'test');
    person += 1;
    const send = (change: Record<string, unknown> = {}) =>
      apiClient(emulated).send(login, {
        type: 'firebase',
        firebaseChannel: 'google',
        firebaseIdToken: new UnsecuredJWT(claims(change)).encode(),
      });
    assert.equal((await send()).status, 200);
    assert.equal((await send({ aud: 'other' })).code, 'identity_token_invalid');
    await emulated.close();
    assert.throws(() => readSettings({ ...productionEnv, ...env }), /FIREBASE_AUTH_EMULATOR_HOST/);
  });
});
