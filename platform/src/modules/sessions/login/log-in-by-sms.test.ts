import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const logIn = (username: string, password: string, change: Record<string, unknown> = {}) =>
    api.send(login, { type: 'sms', username, countryDialingCode: '+63', password, ...change });

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('toggles', { ...(await settings.get('toggles')), mobileCodeLogin: true }, 'test');
  });
  after(() => app.close());

  test('the code logs in once, however the number is written, and from any address', async () => {
    await addBoundMember(app, 'sms01', { mobile: '+639175550121', address: '198.51.100.1' });
    const code = await codeSentTo(app, 'login', '+639175550121');
    const answer = await logIn('0917 555 0121', ` ${code} `);
    assert.deepEqual([answer.status, answer.value.passwordExpired], [200, false]);
    assert.equal((await api.send(getMemberInfo, {}, { token: answer.value.token })).value.account, 'sms01');
    const again = await logIn('09175550121', code);
    assert.deepEqual([again.status, again.code], [422, 'invalid_verification_code']);
  });

  test('pasted codes and numbers are accepted, and a malformed code uses up no try', async () => {
    await addBoundMember(app, 'sms09', { mobile: '+639175550129' });
    const code = await codeSentTo(app, 'login', '+639175550129');
    for (const wrong of ['12345', '1234567', 'abcdef', '12 34', code.slice(1), `${code}0`]) {
      const { status, fields } = await logIn('9175550129', wrong);
      assert.deepEqual([status, Object.keys(fields ?? {})], [422, ['password']], wrong);
    }
    const copied = `\u202a${code.slice(0, 3)} ${code.slice(3)}\u202c`;
    assert.equal((await logIn('+63 (0)917/555-0129', copied)).status, 200);
  });

  test('accepts only one of five concurrent logins with one code', async () => {
    await addBoundMember(app, 'sms02', { mobile: '+639175550122' });
    const code = await codeSentTo(app, 'login', '+639175550122');
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn('9175550122', code)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test('a code that is wrong, for another purpose or number, or too old gets the answer of an unknown number', async () => {
    await addBoundMember(app, 'sms03', { mobile: '+639175550123' });
    const other = await codeSentTo(app, 'password', '+639175550123');
    const bodies = [await logIn('9175550123', '000000'), await logIn('9175550123', other)];
    const nobodys = await codeSentTo(app, 'login', '+639175550199');
    bodies.push(await logIn('9175550123', nobodys), await logIn('9175550199', nobodys));
    clock.advanceMs(120_000);
    const late = await codeSentTo(app, 'login', '+639175550123');
    clock.advanceMs(3 * 60_000);
    bodies.push(await logIn('9175550123', late));
    for (const { status, code, fields } of bodies)
      assert.deepEqual([status, code, Object.keys(fields ?? {})], [422, 'invalid_verification_code', ['password']]);
  });

  test('refused: no number, a closed account, a switched-off login method, the agent page', async () => {
    assert.equal((await logIn('123456', '123456')).code, 'invalid_mobile');
    const found = await addBoundMember(app, 'sms04', { mobile: '+639175550124' });
    const to = '+639175550124';
    assert.equal(
      (await logIn(to.slice(3), await codeSentTo(app, 'login', to), { agentPage: true })).code,
      'non_agents_cannot_login',
    );
    clock.advanceMs(60_000);
    await app.modules.member.setState(found.id, 'closed');
    assert.equal((await logIn(to.slice(3), await codeSentTo(app, 'login', to))).code, 'account_closed');
    const { settings } = app.modules;
    await settings.write('identity.smsChannel', 'firebase', 'test');
    await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: 'portal-test' }, 'test');
    assert.equal((await logIn(to.slice(3), '123456')).code, 'login_type_closed');
    await settings.write('identity.smsChannel', 'platform', 'test');
    await settings.write('identity.firebase', { apiKey: '', authDomain: '', projectId: '' }, 'test');
    await settings.write('toggles', { ...(await settings.get('toggles')), mobileCodeLogin: false }, 'test');
    assert.equal((await logIn(to.slice(3), '123456')).code, 'login_type_closed');
  });
});
