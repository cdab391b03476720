import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { forgotPasswordByEmail, resetPassword, setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo, sentMessages } from '../../../testing/sent-messages.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';

const newPassword = 'Changed99';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let clock: TestClock;

  before(async () => {
    clock = testClock();
    app = await testApp(database(), { clock });
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    const many = { secondsBetween: 1, perReceiver: 1000, perAddress: 1000, inAll: 10_000 };
    await settings.write('verification.emailLimits', many, 'test');
    await settings.write('verification.smsLimits', many, 'test');
  });
  after(() => app.close());

  async function forget(username: string, email: string) {
    clock.advanceMs(2000);
    const answer = await app.server.inject({
      method: 'POST',
      url: forgotPasswordByEmail.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, email }).toString(),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  async function linkTo(account: string) {
    const email = `${account}@example.com`;
    assert.equal((await forget(account, email)).status, 200);
    const mail = (await sentMessages(app))
      .filter(({ to, template }) => to === email && template === 'reset-link')
      .at(-1);
    return /http:\/\/localhost:8080\/#reset-password=([A-Za-z0-9_-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  async function memberWithEmail(account: string, isVerified = true) {
    const member = await addMember(app, account);
    await app.modules.member.contacts.save(member.id, 'email', { value: `${account}@example.com`, isVerified });
    await app.modules.member.addresses.note(member.id, '127.0.0.1');
    return member;
  }
  const reset = (resetToken: string, text = newPassword) =>
    api.send(resetPassword, { resetToken, newPassword: text, confirmNewPassword: text });

  test('sets a new password by a link once, ends all sessions, and invalidates the old password', async () => {
    await memberWithEmail('linked01');
    const token = await tokenOf(app, 'linked01');
    const link = await linkTo('linked01');
    const answer = await reset(link);
    assert.deepEqual([answer.status, answer.value], [200, { account: 'linked01' }]);
    assert.equal((await api.send(getMemberInfo, {}, { token })).status, 401);
    assert.equal((await reset(link, 'Changed98')).code, 'reset_link_over');
    assert.ok(await tokenOf(app, 'linked01', newPassword));
    await assert.rejects(tokenOf(app, 'linked01', testPassword), /login_failed/);
  });

  // covers 4
  test('gives known and unknown accounts and unverified addresses the same answer and a row of the same shape', async () => {
    await memberWithEmail('known01');
    await memberWithEmail('typed01', false);
    const closed = await memberWithEmail('shut01');
    await app.modules.member.setState(closed.id, 'closed');
    await addMember(app, 'bare01');
    const known = await forget('known01', 'KNOWN01@example.com');
    const others = [
      await forget('known01', 'else@example.com'),
      await forget('nobody01', 'known01@example.com'),
      await forget('shut01', 'shut01@example.com'),
      await forget('bare01', 'bare01@example.com'),
      await forget('typed01', 'typed01@example.com'),
      await forget("x' or 1=1 --", 'b@example.com'),
    ];
    for (const answer of others) assert.deepEqual(answer, known);
    const rows = (await sentMessages(app)).slice(-1 - others.length);
    assert.deepEqual(
      rows.map(({ template, state }) => [template, state]),
      [['reset-link', 'waiting'], ...others.map(() => ['reset-link', 'withheld'])],
    );
    for (const { text } of rows.slice(1)) {
      const dead = /=([A-Za-z0-9_-]{43})\s/.exec(text)?.[1] ?? '';
      assert.equal((await reset(dead)).code, 'reset_link_over', 'a link of nobody opens nothing');
    }
  });

  test('refuses an invalid address without counting it as a message of the day', async () => {
    const before = (await sentMessages(app)).length;
    for (const email of ['c', 'known01@', '<b>@example.com', '']) {
      const { status, body } = await forget('known01', email);
      assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'invalid_input', ['email']], email);
    }
    assert.equal((await sentMessages(app)).length, before);
  });

  test('reveals unknown accounts only if the operator has set it', async () => {
    const { settings } = app.modules;
    await settings.write('revealUnknownAccount', true, 'test');
    const answer = await forget('nobody01', 'known01@example.com');
    assert.deepEqual([answer.status, answer.body.message], [422, 'Username/Email does not exist']);
    assert.equal((await forget('known01', 'known01@example.com')).status, 200);
    await settings.write('revealUnknownAccount', false, 'test');
  });

  test('accepts a link for 30 minutes, and keeps it valid after a refused password', async () => {
    await memberWithEmail('slow01');
    const late = await linkTo('slow01');
    clock.advanceMs(30 * 60_000);
    assert.equal((await reset(late)).code, 'reset_link_over');
    const link = await linkTo('slow01');
    clock.advanceMs(30 * 60_000 - 1);
    assert.equal((await reset(link, 'short1')).code, 'invalid_password');
    assert.equal((await reset(link, testPassword)).code, 'password_unchanged');
    const other = { resetToken: link, newPassword, confirmNewPassword: 'Changed98' };
    assert.equal((await api.send(resetPassword, other)).code, 'wrong_confirmation');
    assert.equal((await reset(link)).status, 200);
  });

  test("accepts one of ten concurrent uses of a link, and ends the member's other links", async () => {
    await memberWithEmail('race01');
    const spare = await linkTo('race01');
    const link = await linkTo('race01');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => reset(link, `Racing00${turn}`)));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.ok(answers.every(({ success, code }) => success || code === 'reset_link_over'));
    assert.equal((await reset(spare)).code, 'reset_link_over');
    const winner = answers.findIndex(({ success }) => success);
    assert.ok(await tokenOf(app, 'race01', `Racing00${winner}`));
  });

  test('refuses links that are made up, malformed or of a member closed since', async () => {
    assert.equal((await reset('A'.repeat(43))).code, 'reset_link_over');
    for (const wrong of ['', 'short', `${'A'.repeat(42)}'`, 'A'.repeat(5000), { a: 1 }])
      assert.equal(
        (await api.send(resetPassword, { resetToken: wrong, newPassword, confirmNewPassword: newPassword })).code,
        'invalid_input',
      );
    const member = await memberWithEmail('gone01');
    const link = await linkTo('gone01');
    await app.modules.member.setState(member.id, 'closed');
    assert.equal((await reset(link)).code, 'reset_link_over');
  });

  const phone = (number: string, verificationCode: string, change: Record<string, unknown> = {}) =>
    api.send(setPasswordByPhone, {
      newPassword,
      mobileNum: number,
      countryDialingCode: '+63',
      verificationCode,
      ...change,
    });

  test('sets the password by phone code, ends all sessions and logs in, once', async () => {
    const member = await addMember(app, 'phoned01');
    await app.modules.member.contacts.save(member.id, 'mobile', { value: '+639175550120', isVerified: true });
    await app.modules.member.addresses.note(member.id, '127.0.0.1');
    const before = await tokenOf(app, 'phoned01');
    const code = await codeSentTo(app, 'password', '+639175550120');
    const answer = await phone('0917 555 0120', code);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    assert.equal((await api.send(getMemberInfo, {}, { token: answer.value.token })).value.account, 'phoned01');
    assert.equal((await api.send(getMemberInfo, {}, { token: before })).status, 401);
    assert.equal((await phone('0917 555 0120', code)).code, 'invalid_verification_code');
    const again = await api.send(login, { type: 'username', username: 'phoned01', password: newPassword });
    assert.equal(again.status, 200);
  });

  test('refuses invalid requests by phone', async () => {
    const unverified = await addMember(app, 'phoned02');
    await app.modules.member.contacts.save(unverified.id, 'mobile', { value: '+639175550121', isVerified: false });
    const closed = await addMember(app, 'phoned03');
    await app.modules.member.contacts.save(closed.id, 'mobile', { value: '+639175550122', isVerified: true });
    await app.modules.member.setState(closed.id, 'closed');
    const codeOf = (to: string, purpose: 'password' | 'login' = 'password') => codeSentTo(app, purpose, to);
    const unproved = await phone('9175550121', await codeOf('+639175550121'));
    const unknown = await phone('9175550123', await codeOf('+639175550123'));
    assert.deepEqual([unproved.status, unproved.code, unproved.fields], [unknown.status, unknown.code, unknown.fields]);
    assert.equal(unknown.code, 'invalid_verification_code');
    assert.equal((await phone('9175550122', await codeOf('+639175550122'))).code, 'account_closed');
    assert.equal((await phone('123', '123456')).code, 'invalid_input');
    assert.equal((await phone('0285550102', '123456')).code, 'invalid_mobile');
    clock.advanceMs(2000);
    const foreign = await codeOf('+639175550122', 'login');
    assert.equal((await phone('9175550122', foreign)).code, 'invalid_verification_code');
    const late = await codeOf('+639175550124');
    clock.advanceMs(3 * 60_000);
    assert.equal((await phone('9175550124', late)).code, 'invalid_verification_code');
    assert.equal((await phone('9175550122', '123456', { newPassword: 'weak' })).code, 'invalid_password');
    assert.equal((await phone('9175550122', '123456', { firebaseIdToken: 'x.y.z' })).code, 'invalid_verification_code');
  });
});
