import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { forgotPasswordByEmail, resetPassword, setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import {
  extraVerification,
  type LoginValue,
  login,
  sendLoginCode,
  verifyLogin,
} from '@portal/shared/contract/sessions/login';
import * as v from 'valibot';
import type { ApiAnswer } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { codeSentTo, sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testPassword } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { bindAuthenticator } from '../testing/bind-authenticator.ts';
import { emulatedProject, emulatedToken } from '../testing/emulated-token.ts';

const home = '127.0.0.1';
const newPassword = 'Changed99';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock, env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' } });
  let turn = 0;

  before(async () => {
    const { settings } = hosted.app.modules;
    await settings.write('login.failuresPerAddress', 1000, 'test');
    await settings.write('login.attack', { failedPercent: 100, atLeast: 1000 }, 'test');
    await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: emulatedProject }, 'test');
    const toggles = await settings.get('toggles');
    await settings.write('toggles', { ...toggles, socialLogin: true, mobileCodeLogin: true }, 'test');
    const many = { secondsBetween: 1, perReceiver: 1000, perAddress: 1000, inAll: 10_000 };
    await settings.write('verification.smsLimits', many, 'test');
    await settings.write('verification.emailLimits', many, 'test');
  });

  const byPassword = (username: string, change: object = {}) =>
    hosted.api.send(login, { type: 'username', username, password: testPassword, ...change });

  /** A member at a known address with both contacts, a real name and an authenticator. */
  async function owner() {
    turn += 1;
    const account = `owner${String(turn).padStart(3, '0')}`;
    const mobile = `+63917555${String(2000 + turn)}`;
    const email = `${account}@example.com`;
    const profile = { payeeName: 'Jane Doe' };
    const { id } = await addBoundMember(hosted.app, account, { mobile, email, address: home }, { profile });
    const first = await byPassword(account);
    assert.equal(first.status, 200);
    const { token } = first.value;
    return { id, account, mobile, email, token, ...(await bindAuthenticator(hosted.app, clock, token)) };
  }
  type Owner = Awaited<ReturnType<typeof owner>>;

  function challengeOf({ code, value }: ApiAnswer): string {
    assert.equal(code, 'extra_verification_required');
    const asked = v.parse(extraVerification, value);
    assert.deepEqual(asked.methods, [{ method: 'authenticator', hint: '' }]);
    return asked.challengeId;
  }
  const answer = (challengeId: string, code: string, change: object = {}) =>
    hosted.api.send(verifyLogin, { challengeId, method: 'authenticator', answer: code, ...change });
  const works = async (token: string) => (await hosted.api.send(getSecurity, {}, { token })).status === 200;

  const paths: [string, (of: Owner) => Promise<ApiAnswer>][] = [
    ['a password at a known address', ({ account }) => byPassword(account)],
    [
      'a password where new addresses need nothing',
      async ({ account }) => {
        await hosted.app.modules.settings.write('login.unregisteredAddress', false, 'test');
        const refused = await byPassword(account);
        await hosted.app.modules.settings.write('login.unregisteredAddress', true, 'test');
        return refused;
      },
    ],
    [
      'a remembered login',
      async ({ account, nextCode }) => {
        const challengeId = challengeOf(await byPassword(account, { remember: true }));
        const { rememberToken } = (await answer(challengeId, nextCode())).value;
        return byPassword(account, { password: '', rememberToken });
      },
    ],
    [
      'a code by SMS',
      async ({ mobile }) => {
        const password = await codeSentTo(hosted.app, 'login', mobile);
        return hosted.api.send(login, { type: 'sms', username: mobile, countryDialingCode: '+63', password });
      },
    ],
    [
      'a social login',
      async ({ id, account }) => {
        await link(id, `${emulatedProject}:${account}`);
        const firebaseIdToken = emulatedToken(clock.now(), { uid: account, provider: 'google.com' });
        return hosted.api.send(login, { type: 'firebase', firebaseChannel: 'google', firebaseIdToken });
      },
    ],
    [
      'a password reset by SMS',
      async ({ mobile }) => {
        const verificationCode = await codeSentTo(hosted.app, 'password', mobile);
        const input = { newPassword, mobileNum: mobile, countryDialingCode: '+63', verificationCode };
        return hosted.api.send(setPasswordByPhone, input);
      },
    ],
    [
      'a password reset by link',
      async ({ account, email }) => {
        clock.advanceMs(2000);
        const form = new URLSearchParams({ username: account, email }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        await hosted.app.server.inject({ method: 'POST', url: forgotPasswordByEmail.path, headers, payload: form });
        const mail = (await sentMessages(hosted.app))
          .filter(({ to, template }) => to === email && template === 'reset-link')
          .at(-1);
        const resetToken = /#reset-password=([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
        const input = { resetToken, newPassword, confirmNewPassword: newPassword };
        assert.equal((await hosted.api.send(resetPassword, input)).status, 200);
        return byPassword(account, { password: newPassword });
      },
    ],
  ];
  async function link(memberId: string, providerId: string): Promise<void> {
    await database().call('link_identity', 'insert into member_identities values ($1, $2, $3, $4)', [
      providerId,
      memberId,
      'google',
      clock.now().toISOString(),
    ]);
  }

  for (const [name, logIn] of paths)
    test(`gives no session for ${name} without the authenticator, and one with its code`, async () => {
      const of = await owner();
      const challengeId = challengeOf(await logIn(of));
      assert.equal((await answer(challengeId, '000000')).code, 'extra_verification_failed');
      for (const method of ['mobile', 'email', 'bankAccountName'])
        assert.equal((await answer(challengeId, 'Jane Doe', { method })).code, 'invalid_input', method);
      assert.equal((await hosted.api.send(sendLoginCode, { challengeId, method: 'mobile' })).code, 'invalid_input');
      const entered = await answer(challengeId, of.nextCode());
      assert.equal(entered.status, 200);
      assert.ok(await works((entered.value as LoginValue).token));
    });

  test('gives no session for a login that began before the authenticator was confirmed', async () => {
    turn += 1;
    const account = `early${turn}`;
    const mobile = `+63917555${String(2000 + turn)}`;
    await addBoundMember(hosted.app, account, { mobile, address: home });
    const { token } = (await byPassword(account)).value;
    const remoteAddress = '203.0.113.9';
    const refusal = await hosted.api.send(
      login,
      { type: 'username', username: account, password: testPassword },
      { remoteAddress },
    );
    const { challengeId } = v.parse(extraVerification, refusal.value);
    await hosted.api.send(sendLoginCode, { challengeId, method: 'mobile' }, { remoteAddress });
    await bindAuthenticator(hosted.app, clock, token);
    const sent = (await sentMessages(hosted.app)).filter(
      ({ to, template }) => to === mobile && template === 'code-login-check',
    );
    const code = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
    const late = await hosted.api.send(verifyLogin, { challengeId, method: 'mobile', answer: code }, { remoteAddress });
    assert.equal(late.code, 'challenge_over');
  });

  // covers 4
  test('opens no session for a password that was judged right before the authenticator was confirmed', async () => {
    turn += 1;
    const account = `between${turn}`;
    await addBoundMember(hosted.app, account, { address: home });
    const judged = await hosted.app.modules.member.byAccount(account);
    assert.ok(judged);
    const admit = () => hosted.app.modules.session.admit(judged, { address: home, client: '' });
    const { token } = await admit();
    await bindAuthenticator(hosted.app, clock, token);
    await assert.rejects(admit(), { code: 'login_failed' });
  });

  test('judges five of sixty codes at once, over any number of logins', async () => {
    const of = await owner();
    const challenges: string[] = [];
    for (let count = 0; count < 13; count += 1) challenges.push(challengeOf(await byPassword(of.account)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => answer(challenges[index % 12] ?? '', String(100_000 + index))),
    );
    const codes = answers.map(({ code }) => code);
    assert.equal(codes.filter((code) => code === 'extra_verification_failed').length, 5);
    assert.equal(codes.filter((code) => code === undefined).length, 0);
    const right = await answer(challenges[12] ?? '', of.nextCode());
    assert.equal(right.code, 'too_many_requests');
  });

  test('accepts a recovery code once, also of five uses at once', async () => {
    const of = await owner();
    const [first = '', second = ''] = of.recoveryCodes;
    assert.equal(new Set(of.recoveryCodes).size, 10);
    const challenges = await Promise.all(
      Array.from({ length: 5 }, async () => challengeOf(await byPassword(of.account))),
    );
    const answers = await Promise.all(challenges.map((challengeId) => answer(challengeId, first)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const typed = `${second.slice(0, 4)} ${second.slice(4, 8)}-${second.slice(8)}`;
    clock.advanceMs(16 * 60_000);
    const entered = await answer(challengeOf(await byPassword(of.account)), typed);
    assert.equal(entered.status, 200);
    const { token } = entered.value as LoginValue;
    assert.equal((await hosted.api.send(getSecurity, {}, { token })).value.recoveryCodesLeft, 8);
    const rows = await database().call('codes', 'select * from recovery_codes where member_id = $1', [of.id]);
    assert.ok(!JSON.stringify(rows).includes(of.recoveryCodes[2] ?? '-'));
  });

  test('notifies the owner of a reset and says that withdrawals are on hold', async () => {
    const of = await owner();
    const verificationCode = await codeSentTo(hosted.app, 'password', of.mobile);
    const input = { newPassword, mobileNum: of.mobile, countryDialingCode: '+63', verificationCode };
    const challengeId = challengeOf(await hosted.api.send(setPasswordByPhone, input));
    const { token } = (await answer(challengeId, of.nextCode())).value as LoginValue;
    const { list } = (await hosted.api.send(listMessages, {}, { token })).value;
    const notice = list.find(({ title }) => title === 'Login password reset');
    assert.ok(notice);
    const mail = (await sentMessages(hosted.app)).find(
      ({ to, template }) => to === of.email && template === 'password-reset',
    );
    assert.match(mail?.text ?? '', /on hold for 24 hours/);
  });
});
