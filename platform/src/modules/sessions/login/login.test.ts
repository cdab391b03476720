import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { login } from '@portal/shared/contract/sessions/login';
import { logout } from '@portal/shared/contract/sessions/sessions';
import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../../accounts/testing/add-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const logIn = (username: string, password: string, extra: Record<string, unknown> = {}, remoteAddress = '10.0.0.1') =>
    api.send(login, { type: 'username', username, password, ...extra }, { remoteAddress });

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
  });
  after(() => app.close());

  // covers 7.1
  test('a member logs in, is recognised by the token, and logs out', async () => {
    await addMember(app, 'Anna01');
    const answer = await logIn(' anna01 ', testPassword);
    assert.equal(answer.status, 200);
    assert.match(answer.value.token, /^[A-Za-z0-9_-]{43}$/);
    assert.equal(answer.value.firstTimeLogin, true);
    assert.equal(answer.value.passwordExpired, false);
    const { token } = answer.value;
    const info = await api.send(getMemberInfo, {}, { token });
    assert.equal(info.value.account, 'Anna01');
    assert.equal('previousLoginAt' in info.value, false);
    assert.equal((await api.send(logout, {}, { token })).status, 200);
    assert.equal((await api.send(getMemberInfo, {}, { token })).code, 'not_logged_in');
    assert.equal((await logIn('Anna01', testPassword)).value.firstTimeLogin, false);
  });

  test('logging out ends that session only', async () => {
    await addMember(app, 'twodevices');
    const [first, second] = [await tokenOf(app, 'twodevices'), await tokenOf(app, 'twodevices')];
    assert.notEqual(first, second);
    await api.send(logout, {}, { token: first });
    assert.equal((await api.send(getMemberInfo, {}, { token: first })).status, 401);
    assert.equal((await api.send(getMemberInfo, {}, { token: second })).status, 200);
  });

  test('a wrong, missing, malformed or idle token is not logged in', async () => {
    await addMember(app, 'idler');
    const token = await tokenOf(app, 'idler');
    for (const wrong of ['x'.repeat(43), 'short', `${token}x`, '']) {
      assert.equal((await api.send(getMemberInfo, {}, { token: wrong })).status, 401, wrong);
    }
    assert.equal((await api.send(getMemberInfo, {}, { headers: { authorization: `Basic ${token}` } })).status, 401);
    clock.advanceMs(29 * 60_000);
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 200, 'activity keeps it alive');
    clock.advanceMs(29 * 60_000);
    const { member, session } = app.modules;
    await session.touch((await member.byAccount('idler'))?.id ?? '');
    clock.advanceMs(29 * 60_000);
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 200, 'a bet keeps it alive');
    clock.advanceMs(30 * 60_000);
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 401);
    await session.touch((await member.byAccount('idler'))?.id ?? '');
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 401, 'a late bet does not wake it');
  });

  // covers 4
  test('unknown account and wrong password get the same answer', async () => {
    await addMember(app, 'known01');
    const wrong = await logIn('known01', 'Wrong123', {}, '10.0.0.2');
    const unknown = await logIn('unknown01', 'Wrong123', {}, '10.0.0.2');
    assert.equal(wrong.status, 422);
    const { headers: _a, ...wrongBody } = wrong;
    const { headers: _b, ...unknownBody } = unknown;
    assert.deepEqual(wrongBody, unknownBody);
  });

  for (const account of ['locked01', 'nobody01']) {
    // covers 3
    test(`after five failures a captcha is required (${account})`, async () => {
      if (account === 'locked01') await addMember(app, account);
      const from = `10.1.0.${account.length}`;
      const codes = [];
      for (let index = 0; index < 5; index += 1) {
        const answer = await logIn(account, 'Wrong123', {}, from);
        codes.push([answer.code, answer.value?.captcha ?? false]);
      }
      assert.deepEqual(codes.slice(0, 4), Array(4).fill(['login_failed', false]));
      assert.deepEqual(codes[4], ['login_failed', true]);
      const demanded = await logIn(account.toUpperCase(), testPassword, {}, from);
      assert.deepEqual([demanded.code, demanded.value.captcha], ['captcha_required', true]);
      clock.advanceMs(61_000);

      const captchaId = await app.modules.verification.captcha.store('K7XMP');
      const wrong = await logIn(account, testPassword, { captchaId, captcha: 'AAAAA' }, from);
      assert.deepEqual([wrong.code, wrong.value.captcha], ['captcha_wrong', true]);
      const usedUp = await logIn(account, testPassword, { captchaId, captcha: 'K7XMP' }, from);
      assert.equal(usedUp.code, 'captcha_wrong', 'an answer uses the captcha up');
      const again = await app.modules.verification.captcha.store('K7XMP');
      const answer = await logIn(account, testPassword, { captchaId: again, captcha: 'k7xmp ' }, from);
      assert.equal(answer.code, account === 'locked01' ? undefined : 'login_failed');
      clock.advanceMs(16 * 60_000);
      assert.notEqual(
        (await logIn(account, 'Wrong123', {}, from)).code,
        'captcha_required',
        'forgotten after 15 minutes',
      );
    });
  }

  test('a captcha is an image, and expires after five minutes', async () => {
    const { value } = await api.send(getCaptcha, {});
    assert.equal(Buffer.from(value.image, 'base64').subarray(1, 4).toString(), 'PNG');
    const captchaId = await app.modules.verification.captcha.store('ABCDE');
    clock.advanceMs(5 * 60_000);
    assert.equal(await app.modules.verification.captcha.use(captchaId, 'ABCDE'), false);
  });

  test('an address has ten tries a minute', async () => {
    await addMember(app, 'busy01');
    const from = '10.2.0.1';
    for (let index = 0; index < 10; index += 1)
      assert.equal((await logIn(`busy-${index}`, 'x', {}, from)).code, 'login_failed');
    const refused = await logIn('busy01', testPassword, {}, from);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], '60');
    assert.equal((await logIn('busy01', testPassword, {}, '10.2.0.2')).status, 200, 'others are not hindered');
    clock.advanceMs(60_000);
    assert.equal((await logIn('busy01', testPassword, {}, from)).status, 200);
  });

  test('ten parallel wrong tries do not get past the limit of five', async () => {
    await addMember(app, 'parallel01');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => logIn('parallel01', 'Wrong123', {}, `10.3.0.${index}`)),
    );
    const judged = answers.filter(({ code }) => code === 'login_failed').length;
    assert.ok(judged <= 5, `${judged} passwords were tried`);
  });

  test('the agent page is for agents', async () => {
    await addMember(app, 'plain01');
    await addMember(app, 'boss01', { type: 1 });
    assert.equal((await logIn('plain01', testPassword, { agentPage: true })).code, 'non_agents_cannot_login');
    assert.equal((await logIn('boss01', testPassword, { agentPage: true })).status, 200);
  });

  // covers 3
  test('an expired password is reported; it must be changed when the operator requires it', async () => {
    await addMember(app, 'old01', { passwordChangedAt: new Date('2025-01-01T00:00:00Z') });
    const lenient = await logIn('old01', testPassword);
    assert.deepEqual([lenient.value.passwordExpired, lenient.value.passwordChangeRequired], [true, false]);
    const { settings } = app.modules;
    await settings.write('toggles', { ...(await settings.get('toggles')), passwordExpiry: true }, 'test');
    const { token: strict, passwordChangeRequired } = (await logIn('old01', testPassword)).value;
    assert.equal(passwordChangeRequired, true);
    const menu = await api.post({ ...getMemberInfo, path: '/wps/member/menu' }, undefined, { token: strict });
    assert.equal(menu.code, 'password_change_required');
    assert.equal((await api.send(getMemberInfo, {}, { token: strict })).status, 200);
    assert.equal((await api.send(logout, {}, { token: strict })).status, 200);
  });
});
