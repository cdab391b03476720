import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { login } from '@portal/shared/contract/sessions/login';
import { endOtherSessions, endOwnSession, listSessions } from '@portal/shared/contract/sessions/sessions';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

const hours = 3_600_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const logIn = (username: string, change: Record<string, unknown>) =>
    api.send(login, { type: 'username', username, password: '', remember: true, ...change });
  async function remembered(account: string): Promise<string> {
    await addMember(app, account);
    return (await logIn(account, { password: testPassword })).value.rememberToken ?? '';
  }

  before(async () => {
    app = await testApp(database(), { clock, env: { DEFAULT_PASSWORD: 'Welcome1' } });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  // covers 3, 9
  test('keeps a token in a cookie that no script can read, replaces it at each login and ends it once it is used up', async () => {
    await addMember(app, 'memory11');
    const byCookie = (change: object, headers = {}) =>
      api.send(
        login,
        { type: 'username', username: 'memory11', password: '', remember: true, rememberIn: 'cookie', ...change },
        { headers },
      );
    const first = await byCookie({ password: testPassword });
    assert.equal('rememberToken' in first.value, false);
    assert.match(
      String(first.headers['set-cookie']),
      /^remembered=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    const cookieOf = ({ headers }: typeof first) => String(headers['set-cookie']).split(';')[0] ?? '';
    const second = await byCookie({}, { cookie: cookieOf(first) });
    assert.equal(second.status, 200);
    assert.notEqual(cookieOf(second), cookieOf(first));
    const again = await byCookie({}, { cookie: cookieOf(first) });
    assert.deepEqual([again.code, cookieOf(again)], ['login_failed', 'remembered=']);
    assert.match(String(again.headers['set-cookie']), /Max-Age=0/);
    const unasked = await logIn('memory11', { password: '' });
    assert.equal(unasked.code, 'invalid_input', 'without asking for it the cookie is not read');
    const forgotten = await byCookie({ password: testPassword, remember: false });
    assert.match(String(forgotten.headers['set-cookie']), /^remembered=; Path=\/; Max-Age=0/);
  });

  test('a remembered password is a token that works once, and is replaced each time', async () => {
    const first = await remembered('memory01');
    assert.match(first, /^[\w-]{43}$/);
    const second = await logIn('memory01', { rememberToken: first });
    assert.equal(second.status, 200);
    assert.notEqual(second.value.rememberToken, first);
    assert.equal((await logIn('memory01', { rememberToken: second.value.rememberToken })).status, 200);
    const unasked = await logIn('memory01', { password: testPassword, remember: false });
    assert.equal('rememberToken' in unasked.value, false);
  });

  test('an old token used again is refused and ends those that followed it', async () => {
    const first = await remembered('memory02');
    const second = (await logIn('memory02', { rememberToken: first })).value.rememberToken;
    assert.equal((await logIn('memory02', { rememberToken: first })).code, 'login_failed');
    assert.equal((await logIn('memory02', { rememberToken: second })).code, 'login_failed');
  });

  test('accepts only one of ten concurrent logins with one token', async () => {
    const token = await remembered('memory03');
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn('memory03', { rememberToken: token })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test("a token that is a day old, somebody else's or made up is refused like a wrong password", async () => {
    const token = await remembered('memory04');
    await addMember(app, 'memory05');
    assert.equal((await logIn('memory05', { rememberToken: token })).code, 'login_failed');
    assert.equal((await logIn('memory05', { rememberToken: 'x'.repeat(43) })).code, 'login_failed');
    const late = await remembered('memory06');
    clock.advanceMs(24 * hours);
    assert.equal((await logIn('memory06', { rememberToken: late })).code, 'login_failed');
  });

  test('a login with neither password nor token has an empty field', async () => {
    const answer = await logIn('memory01', {});
    assert.deepEqual([answer.status, Object.keys(answer.fields ?? {})], [400, ['password']]);
  });

  test('a change of the password and ending the other sessions delete the token', async () => {
    const changed = await remembered('memory07');
    const { member, session } = app.modules;
    await session.endAllOf((await member.byAccount('memory07'))?.id ?? '', 'password_changed');
    assert.equal((await logIn('memory07', { rememberToken: changed })).code, 'login_failed');
    const others = await remembered('memory08');
    const { token } = (await logIn('memory08', { password: testPassword, remember: false })).value;
    assert.equal((await api.send(endOtherSessions, {}, { token })).status, 200);
    assert.equal((await logIn('memory08', { rememberToken: others })).code, 'login_failed');
  });

  test('a session that the member ended does not return by a remember token', async () => {
    await addMember(app, 'memory10');
    const { token: stolen, rememberToken } = (await logIn('memory10', { password: testPassword })).value;
    const { token } = (await logIn('memory10', { password: testPassword, remember: false })).value;
    const { list } = (await api.send(listSessions, {}, { token })).value;
    const other = list.find(({ isCurrent }) => !isCurrent);
    assert.equal((await api.send(endOwnSession, { id: other?.id ?? '' }, { token })).status, 200);
    assert.equal((await api.send(listSessions, {}, { token: stolen })).status, 401);
    assert.equal((await logIn('memory10', { rememberToken })).code, 'login_failed');
  });

  test('a remembered member must change the default password too', async () => {
    await addMember(app, 'memory09', { password: 'Welcome1' });
    const first = await logIn('memory09', { password: 'Welcome1' });
    assert.equal(first.value.passwordExpired, true);
    assert.equal((await logIn('memory09', { rememberToken: first.value.rememberToken })).value.passwordExpired, true);
  });
});
