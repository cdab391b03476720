import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { codeSentTo } from '../../../testing/sent-messages.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../testing/add-member.ts';

const fixed = { registerMethod: 'WEB', login: true, termsAccepted: true, countryDialingCode: '+63' };
const passwords = { password: testPassword, confirmPassword: testPassword };

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let next = 200;
  /** Returns an unused number, as typed and in its international form. */
  const newNumber = () => {
    next += 1;
    return { typed: `0917 555 0${next}`, e164: `+639175550${next}` };
  };
  const send = (mobileNum: string, verificationCode: string | undefined, change: Record<string, unknown> = {}) =>
    api.send(registerByMobile, { ...fixed, ...passwords, mobileNum, verificationCode, ...change });
  const codeFor = (e164: string) => codeSentTo(app, 'register', e164);
  const withFlags = async (change: Record<string, boolean>, work: () => Promise<void>) => {
    const { settings } = app.modules;
    const flags = await settings.get('register.flags');
    await settings.write('register.flags', { ...flags, ...change }, 'test');
    await work();
    await settings.write('register.flags', flags, 'test');
  };

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    const { settings } = app.modules;
    await settings.write('register.triesPerMinute', 1000, 'test');
    await settings.write('login.triesPerMinute', 1000, 'test');
    const many = { secondsBetween: 1, perReceiver: 1000, perAddress: 1000, inAll: 10_000 };
    await settings.write('verification.smsLimits', many, 'test');
  });
  after(() => app.close());

  test('creates an account with a generated name, a verified number and a session', async () => {
    const { typed, e164 } = newNumber();
    const answer = await send(typed, await codeFor(e164), { username: 'Ignored01' });
    assert.equal(answer.status, 200, JSON.stringify(answer));
    assert.equal(answer.value.firstTimeLogin, true);
    const { account } = (await api.send(getMemberInfo, {}, { token: answer.value.token })).value;
    assert.match(account, /^m\d{9}$/);
    const member = await app.modules.member.contacts.memberByMobile(e164);
    assert.deepEqual([member?.account, member?.hasPassword], [account, true]);
    const again = await api.send(login, { type: 'username', username: account, password: testPassword });
    assert.equal(again.status, 200);
  });

  test('requires, stores and accepts no password without MOBILENUMPASSREG3', async () => {
    await withFlags({ MOBILENUMPASSREG3: false }, async () => {
      const { typed, e164 } = newNumber();
      const answer = await send(typed, await codeFor(e164), { password: undefined, confirmPassword: undefined });
      assert.equal(answer.status, 200, JSON.stringify(answer));
      const member = await app.modules.member.contacts.memberByMobile(e164);
      assert.equal(member?.hasPassword, false);
      for (const guess of ['', testPassword])
        assert.equal(await app.modules.member.passwords.matches(member, guess), false);
    });
  });

  test('refuses a missing, wrong, foreign, used and unrequested code', async () => {
    const { typed, e164 } = newNumber();
    const wrong = { verificationCode: 'Please enter a valid verification code' };
    assert.deepEqual((await send(typed, undefined)).fields, { verificationCode: 'Input cannot be empty' });
    assert.deepEqual((await send(typed, '000000')).fields, wrong);
    const login = await codeSentTo(app, 'login', newNumber().e164);
    assert.deepEqual((await send(typed, login)).fields, wrong);
    const code = await codeFor(e164);
    assert.deepEqual((await send(newNumber().typed, code)).fields, wrong);
    assert.equal((await send(typed, code)).status, 200);
    assert.deepEqual((await send(typed, code)).fields, wrong);
  });

  test('ends a code after five wrong tries', async () => {
    const { typed, e164 } = newNumber();
    const code = await codeFor(e164);
    const other = code === '111111' ? '222222' : '111111';
    for (let turn = 0; turn < 5; turn += 1) await send(typed, other);
    assert.equal((await send(typed, code)).code, 'invalid_registration');
    assert.equal(await app.modules.member.contacts.memberByMobile(e164), undefined);
  });

  test('refuses invalid numbers, unaccepted terms, an invalid password and a closed form', async () => {
    const mobile = { mobileNum: 'Please enter a valid mobile number' };
    for (const number of ['12', '028 555 0102', 'nine one', '9'.repeat(24), "917'; --"])
      assert.deepEqual((await send(number, '123456')).fields, mobile, number);
    assert.deepEqual((await send('', '123456')).fields, { mobileNum: 'Input cannot be empty' });
    for (const code of ['', '+999', 'PH'])
      assert.deepEqual((await send('9175550102', '123456', { countryDialingCode: code })).fields, mobile, code);
    assert.equal((await send('9175550102', '123456', { termsAccepted: false })).code, 'terms_not_accepted');
    assert.ok((await send('9175550102', '123456', { password: 'x' })).fields?.password);
    await withFlags({ MOBILENUMREG3: false }, async () => {
      assert.equal((await send('9175550102', '123456')).code, 'registration_closed');
    });
    const { settings } = app.modules;
    const toggles = await settings.get('toggles');
    await settings.write('toggles', { ...toggles, mobileRegistration: false }, 'test');
    assert.equal((await send('9175550102', '123456')).code, 'registration_closed');
    await settings.write('toggles', toggles, 'test');
  });

  test('refuses a number that another member has verified, and reveals it only to its owner', async () => {
    const { typed, e164 } = newNumber();
    const owner = await addMember(app, 'owner01');
    await app.modules.member.contacts.save(owner.id, 'mobile', { value: e164, isVerified: true });
    assert.equal((await send(typed, '000000')).code, 'invalid_registration');
    const answer = await send(typed, await codeFor(e164));
    assert.deepEqual([answer.status, answer.code], [422, 'mobile_taken']);
  });

  test('creates one account from ten concurrent registrations of one number', async () => {
    const { typed, e164 } = newNumber();
    const code = await codeFor(e164);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(typed, code)));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.ok(await app.modules.member.contacts.memberByMobile(e164));
  });

  test('verifies the number in the username form with REGMOBVERF3 or the toggle, else only stores it', async () => {
    const { settings } = app.modules;
    const byName = (username: string, change: Record<string, unknown>) =>
      api.send(register, { ...fixed, ...passwords, username, ...change });
    const contactOf = async (account: string) => {
      const member = await app.modules.member.byAccount(account);
      return app.modules.member.contacts.of(member?.id ?? '', 'mobile');
    };
    await withFlags({ REGMOBVERF3: true }, async () => {
      const { typed, e164 } = newNumber();
      assert.deepEqual(Object.keys((await byName('verified01', {})).fields ?? {}), ['mobileNum', 'verificationCode']);
      const code = await codeFor(e164);
      assert.equal((await byName('verified01', { mobileNum: typed, verificationCode: code })).status, 200);
      assert.deepEqual(await contactOf('verified01'), { value: e164, isVerified: true });
    });
    const toggles = await settings.get('toggles');
    await settings.write('toggles', { ...toggles, smsVerification: true }, 'test');
    assert.deepEqual(Object.keys((await byName('verified02', {})).fields ?? {}), ['mobileNum', 'verificationCode']);
    await settings.write('toggles', toggles, 'test');
  });

  test("accepts the identity provider's token in place of a code only if it sends the codes", async () => {
    const { typed } = newNumber();
    const token = { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' };
    assert.deepEqual((await send(typed, undefined, token)).fields, { verificationCode: 'Input cannot be empty' });
    await app.modules.settings.write('identity.smsChannel', 'firebase', 'test');
    const noProject = await send(typed, undefined, token);
    assert.deepEqual(
      noProject.fields,
      { verificationCode: 'Input cannot be empty' },
      'without a project it sends none',
    );
    const firebase = { apiKey: 'key', authDomain: 'demo.example', projectId: 'demo-portal' };
    await app.modules.settings.write('identity.firebase', firebase, 'test');
    assert.equal((await send(typed, undefined, token)).code, 'identity_token_invalid');
    assert.deepEqual((await send(typed, undefined)).fields, { verificationCode: 'Input cannot be empty' });
    await app.modules.settings.write('identity.smsChannel', 'platform', 'test');
  });

  test('requires human verification after the form checks and before any lookup', async () => {
    await app.modules.settings.write('identity.humanVerification', ['register'], 'test');
    const takenNameForm = { ...fixed, ...passwords, username: 'owner01' };
    assert.equal((await api.send(register, takenNameForm)).code, 'verification_required');
    assert.equal(
      (await api.send(register, { ...takenNameForm, humanVerification: 'made up' })).code,
      'verification_required',
    );
    assert.equal((await send(newNumber().typed, '123456')).code, 'verification_required');
    await app.modules.settings.write('identity.humanVerification', [], 'test');
  });
});
