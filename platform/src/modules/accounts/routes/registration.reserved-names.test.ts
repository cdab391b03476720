import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { register } from '@portal/shared/contract/accounts/registration';
import { trialType } from '@portal/shared/contract/constants';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { emulatedProject, emulatedToken } from '../../sessions/testing/emulated-token.ts';
import { addMember, testPassword } from '../testing/add-member.ts';

let app: App;
let api: ApiClient;
let closeDatabase: () => Promise<void>;
const write = (key: string, value: unknown) => app.modules.settings.write(key, value, 'test');

before(async () => {
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database, { env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
  api = apiClient(app);
  await write('register.triesPerMinute', 1000);
  await write('login.triesPerMinute', 1000);
  await write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: emulatedProject });
  await write('brandName', 'Lantern Club');
  await app.modules.operator.add({ username: 'cashier07', password: 'Operator-12345', roles: ['support'] });
});
after(async () => {
  await app.close();
  await closeDatabase();
});

const form = (username: string, change: Record<string, unknown> = {}) => ({
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
  username,
  password: testPassword,
  confirmPassword: testPassword,
  ...change,
});

// covers 3
test("refuses reserved names, operators' names and generated names like a taken one", async () => {
  await addMember(app, 'taken01');
  for (const name of [
    'admin',
    'Support',
    'system',
    'LanternClub',
    'Cashier07',
    'trial12345',
    'm123456789',
    'taken01',
  ]) {
    const answer = await api.send(register, form(name));
    assert.deepEqual(
      [answer.status, answer.code, answer.fields],
      [422, 'username_taken', { username: 'This username is taken' }],
      name,
    );
  }
  assert.equal((await api.send(register, form('cashier08'))).status, 200);
});

test("replaces a social profile's name that is reserved or an operator's with the account name", async () => {
  async function nicknameOf(name: string) {
    const firebaseIdToken = emulatedToken(app.server.kernel.clock.now(), { uid: name, provider: 'google.com', name });
    const { value } = await api.send(login, { type: 'firebase', firebaseChannel: 'google', firebaseIdToken });
    const { nickname } = (await api.send(getMemberInfo, {}, { token: value.token })).value;
    return nickname;
  }
  assert.equal(await nicknameOf('Ada Lovelace'), 'Ada Lovelace');
  for (const name of ['Support', 'Lantern  Club', 'CASHIER07', 'Trial 1'])
    assert.match(await nicknameOf(name), /^m\d{9}$/);
});

// covers 5
test('accepts a recommender as member id or agent code, and refuses a wrong one like a wrong invitation code', async () => {
  const rules = await app.modules.settings.get('register.rules');
  await write('register.rules', { ...rules, recommenderId: { ...rules.recommenderId, enabled: true, required: true } });
  const friend = await addMember(app, 'friend01');
  await addMember(app, 'agent77', { type: 1, affiliateCode: 'AGENT77' });
  const closed = await addMember(app, 'friend02');
  await app.modules.member.setState(closed.id, 'closed');
  const trial = await addMember(app, 'trial77', { type: trialType });
  for (const recommenderId of ['friend01', closed.id, trial.id, 'NOBODY1', '1234567890']) {
    const answer = await api.send(register, form('recommended1', { recommenderId }));
    assert.deepEqual(
      [answer.code, answer.fields],
      ['invitation_code_error', { recommenderId: 'Invalid invitation code' }],
      recommenderId,
    );
  }
  assert.deepEqual(Object.keys((await api.send(register, form('recommended1'))).fields ?? {}), ['recommenderId']);
  assert.equal((await api.send(register, form('recommended1', { recommenderId: friend.id }))).status, 200);
  assert.equal((await api.send(register, form('recommended2', { recommenderId: 'agent77' }))).status, 200);
  await write('register.rules', rules);
  const notAsked = await api.send(register, form('recommended3', { recommenderId: 'NOBODY1' }));
  assert.equal(notAsked.status, 200, 'a field that is off is not looked at');
});
