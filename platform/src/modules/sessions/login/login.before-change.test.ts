import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { allCalls } from '@portal/shared/contract/all-calls';
import { setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { perMinuteKeys, testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

/**
 * Every call allowed while the password has to be changed first; any further call here would let someone who found that
 * password into the account.
 */
const openBeforeChange = [
  'DELETE /wps/session/logout',
  'GET /wps/member/info',
  'GET /wps/session/loginInfo',
  'POST /wps/member/password',
  'POST /wps/verification/sms/member',
];

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  const open = (memberId: string, passwordChangeRequired: boolean) =>
    app.modules.session.open({ memberId, address: '127.0.0.1', client: '', passwordChangeRequired });

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    for (const key of perMinuteKeys) await app.modules.settings.write(key, 10_000, 'test');
  });
  after(() => app.close());

  // covers 4
  test('a member who has to change the password first may make only these calls', async () => {
    const { id } = await addMember(app, 'before01');
    const calls = Object.values(allCalls).filter(({ access }) => access === 'member' || access === 'real-account');
    assert.ok(calls.length > 30, `${calls.length} calls of members`);
    const left: string[] = [];
    for (const call of calls) {
      const answer = await api.post(call, {}, { token: await open(id, true) });
      if (answer.code !== 'password_change_required') left.push(`${call.method.toUpperCase()} ${call.path}`);
    }
    assert.deepEqual(left.sort(), openBeforeChange);
  });

  // covers 4
  test('the right password between wrong ones does not reset their count: after five nothing is checked', async () => {
    const { id } = await addMember(app, 'before02');
    const token = await open(id, false);
    const ask = async (password: string) =>
      (await api.send(setUpAuthenticator, { password }, { token })).code ?? 'done';
    const codes: string[] = [];
    for (const nth of [1, 2, 3, 4]) codes.push(await ask(`Wrong000${nth}`));
    codes.push(await ask(testPassword), await ask('Wrong0005'), await ask(testPassword));
    const wrong = 'old_password_wrong';
    assert.deepEqual(codes, [wrong, wrong, wrong, wrong, 'done', wrong, 'too_many_requests']);
    const form = { oldPassword: testPassword, newPassword: 'Changed99', confirmNewPassword: 'Changed99' };
    assert.equal((await api.send(changePassword, form, { token })).status, 429, 'whatever asks for it');
  });
});
