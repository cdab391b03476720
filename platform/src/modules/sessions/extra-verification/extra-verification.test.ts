import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { type ExtraVerification, login, sendLoginCode, verifyLogin } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';
import { emulatedProject, emulatedToken } from '../testing/emulated-token.ts';

const home = '198.51.100.1';
const away = '203.0.113.9';
const profile = { payeeName: 'Maria Santos' };

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const logIn = (username: string, remoteAddress: string, change: Record<string, unknown> = {}) =>
    api.send(login, { type: 'username', username, password: testPassword, ...change }, { remoteAddress });
  const answerTo = (challengeId: string, method: string, answer: string, remoteAddress = away) =>
    api.send(verifyLogin, { challengeId, method, answer }, { remoteAddress });
  async function challenged(
    account: string,
    change: Record<string, unknown> = {},
    from = away,
  ): Promise<ExtraVerification> {
    const refusal = await logIn(account, from, change);
    assert.deepEqual([refusal.status, refusal.code], [422, 'extra_verification_required']);
    const value: unknown = refusal.value;
    return value as ExtraVerification;
  }
  const lastCode = async () => /\d{6}/.exec((await sentMessages(app)).at(-1)?.text ?? '')?.[0] ?? '';

  before(async () => {
    app = await testApp(database(), { clock, env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  test('a known address needs no extra verification, nor does a member with nothing bound', async () => {
    await addBoundMember(app, 'extra01', { mobile: '+639175550101', address: home });
    assert.equal((await logIn('extra01', home)).status, 200);
    await addMember(app, 'extra02');
    assert.equal((await logIn('extra02', away)).status, 200);
  });

  test('another address must verify one of the bound contacts, shown masked, and no session opens before that', async () => {
    const contacts = { mobile: '+639175550103', email: 'extra03@example.com', address: home };
    await addBoundMember(app, 'extra03', contacts, { profile });
    const { challengeId, methods } = await challenged('extra03');
    assert.match(challengeId, /^[\w-]{43}$/);
    assert.deepEqual(methods, [
      { method: 'mobile', hint: '+63******0103' },
      { method: 'email', hint: 'e***@example.com' },
      { method: 'bankAccountName', hint: '' },
    ]);
    assert.deepEqual(Object.keys((await logIn('extra03', away)).value).sort(), ['challengeId', 'methods']);
  });

  for (const [method, channel] of [
    ['mobile', 'sms'],
    ['email', 'email'],
  ] as const) {
    test(`a code by ${method} logs in, and the address is known from then on`, async () => {
      const account = `code${channel}01`;
      const mobile = '+639175550104';
      await addBoundMember(app, account, {
        ...(method === 'mobile' ? { mobile } : { email: 'c@example.com' }),
        address: home,
      });
      const { challengeId } = await challenged(account, { remember: true });
      const sent = await api.send(sendLoginCode, { challengeId, method }, { remoteAddress: away });
      assert.deepEqual([sent.status, sent.value.expiredMinutes], [200, 3]);
      assert.equal((await sentMessages(app)).at(-1)?.channel, channel);
      const answer = await answerTo(challengeId, method, await lastCode());
      assert.equal(answer.status, 200);
      assert.match(answer.value.rememberToken ?? '', /^[\w-]{43}$/, 'what was asked for at the login');
      assert.equal((await logIn(account, away)).status, 200);
      assert.equal((await answerTo(challengeId, method, await lastCode())).code, 'challenge_over', 'once');
    });
  }

  // covers 4
  test('for a number that the identity provider verifies, its token logs in and our codes do not', async () => {
    const { settings } = app.modules;
    const firebase = await settings.get('identity.firebase');
    await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: emulatedProject }, 'test');
    await settings.write('identity.smsChannel', 'firebase', 'test');
    const mobile = '+639175550120';
    await addBoundMember(app, 'extra20', { mobile, address: home });
    const { challengeId, methods } = await challenged('extra20');
    assert.deepEqual(methods, [{ method: 'mobile', hint: '+63******0120' }]);
    const sent = await api.send(sendLoginCode, { challengeId, method: 'mobile' }, { remoteAddress: away });
    assert.deepEqual([sent.status, sent.code, sent.headers['retry-after']], [503, 'sms_failed', '60']);
    const tokenFor = (phone: string) => emulatedToken(clock.now(), { uid: phone, provider: 'phone', phone });
    const byToken = (firebaseIdToken: string) =>
      api.send(verifyLogin, { challengeId, method: 'mobile', firebaseIdToken }, { remoteAddress: away });
    for (const wrong of ['x.y.z', tokenFor('+639175550121')])
      assert.equal((await byToken(wrong)).code, 'extra_verification_failed');
    assert.equal((await answerTo(challengeId, 'mobile', '123456')).code, 'extra_verification_failed');
    assert.equal((await byToken(tokenFor(mobile))).status, 200);
    await settings.write('identity.smsChannel', 'platform', 'test');
    await settings.write('identity.firebase', firebase, 'test');
  });

  // covers 4
  test('a contact that cannot be verified is not offered, and a member with no other logs in without', async () => {
    const channel = mock.method(app.modules.content, 'contactChannel', async () => 'none' as const);
    await addBoundMember(app, 'extra21', { mobile: '+639175550122', email: 'extra21@example.com', address: home });
    await addBoundMember(app, 'extra22', { mobile: '+639175550123', address: home }, { profile });
    assert.equal((await logIn('extra21', away)).status, 200);
    assert.deepEqual((await challenged('extra22')).methods, [{ method: 'bankAccountName', hint: '' }]);
    channel.mock.restore();
  });

  test('the bank account name logs in, however it is written; of ten at once one succeeds', async () => {
    await addBoundMember(app, 'extra05', { address: home }, { profile });
    const { challengeId } = await challenged('extra05');
    assert.equal((await answerTo(challengeId, 'bankAccountName', 'Mario Santos')).code, 'extra_verification_failed');
    const { challengeId: second } = await challenged('extra05');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answerTo(second, 'bankAccountName', ' MARIA  santos ')),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test('five wrong answers end a challenge, also when all come at once, and count for the account', async () => {
    await addBoundMember(app, 'extra06', { address: home }, { profile });
    const { challengeId } = await challenged('extra06');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => answerTo(challengeId, 'bankAccountName', 'Nobody')),
    );
    assert.equal(answers.filter(({ code }) => code === 'extra_verification_failed').length, 5);
    assert.equal(answers.filter(({ code }) => code === 'challenge_over').length, 3);
    assert.equal((await answerTo(challengeId, 'bankAccountName', 'Maria Santos')).code, 'challenge_over');
    assert.equal((await logIn('extra06', home)).code, 'captcha_required');
  });

  test('five wrong answers over all challenges block new ones for 15 minutes, whatever succeeds in between', async () => {
    const found = await addBoundMember(app, 'extra10', { address: home }, { profile });
    await app.modules.member.addresses.note(found.id, home);
    const open = (await logIn('extra10', home)).value.token;
    for (const [turn, address] of [
      '203.0.113.21',
      '203.0.113.22',
      '203.0.113.23',
      '203.0.113.24',
      '203.0.113.25',
    ].entries()) {
      const { challengeId } = await challenged('extra10', {}, address);
      const wrong = await answerTo(challengeId, 'bankAccountName', `Nobody ${turn}`, address);
      assert.equal(wrong.code, 'extra_verification_failed');
      assert.equal((await logIn('extra10', home)).status, 200, 'the step of the password succeeds');
      clock.advanceMs(1000);
    }
    const { challengeId } = await challenged('extra10');
    const over = await answerTo(challengeId, 'bankAccountName', 'Maria Santos');
    assert.deepEqual([over.status, over.code, over.headers['retry-after']], [429, 'too_many_requests', '895']);
    assert.equal((await api.send(getMemberInfo, {}, { token: open })).status, 200, 'sessions of the owner go on');
    assert.equal((await logIn('extra10', home)).status, 200);
    clock.advanceMs(895_000);
    const { challengeId: later } = await challenged('extra10');
    assert.equal((await answerTo(later, 'bankAccountName', 'Maria Santos')).status, 200);
  });

  test('checks only five of ten concurrent wrong answers to ten challenges; right ones do not count', async () => {
    await addBoundMember(app, 'extra11', { address: home }, { profile });
    for (let turn = 0; turn < 6; turn += 1) {
      const address = `203.0.113.${40 + turn}`;
      const { challengeId } = await challenged('extra11', {}, address);
      assert.equal((await answerTo(challengeId, 'bankAccountName', 'Maria Santos', address)).status, 200);
    }
    const ids: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) ids.push((await challenged('extra11')).challengeId);
    const answers = await Promise.all(ids.map((id) => answerTo(id, 'bankAccountName', 'Nobody')));
    assert.equal(answers.filter(({ code }) => code === 'extra_verification_failed').length, 5);
    assert.equal(answers.filter(({ code }) => code === 'too_many_requests').length, 5);
  });

  test('a challenge is over at another address, after ten minutes, when made up, or after a password change', async () => {
    const found = await addBoundMember(app, 'extra07', { mobile: '+639175550107', address: home }, { profile });
    const { challengeId } = await challenged('extra07');
    const elsewhere = await answerTo(challengeId, 'bankAccountName', 'Maria Santos', '203.0.113.10');
    assert.equal(elsewhere.code, 'challenge_over');
    const code = await api.send(sendLoginCode, { challengeId, method: 'mobile' }, { remoteAddress: '203.0.113.10' });
    assert.equal(code.code, 'challenge_over');
    assert.equal((await answerTo('x'.repeat(43), 'bankAccountName', 'Maria Santos')).code, 'challenge_over');
    clock.advanceMs(10 * 60_000);
    assert.equal((await answerTo(challengeId, 'bankAccountName', 'Maria Santos')).code, 'challenge_over');
    const { challengeId: second } = await challenged('extra07');
    await app.modules.session.endAllOf(found.id, 'password_changed');
    assert.equal((await answerTo(second, 'bankAccountName', 'Maria Santos')).code, 'challenge_over');
  });

  test('a method not offered, a code for another purpose and a closed account are refused', async () => {
    const found = await addBoundMember(app, 'extra08', { mobile: '+639175550108', address: home }, { profile });
    const { challengeId } = await challenged('extra08');
    assert.deepEqual(Object.keys((await answerTo(challengeId, 'email', '123456')).fields ?? {}), ['method']);
    const unbound = await api.send(sendLoginCode, { challengeId, method: 'email' }, { remoteAddress: away });
    assert.deepEqual([unbound.status, Object.keys(unbound.fields ?? {})], [400, ['method']]);
    await app.modules.verification.codes.send({
      purpose: 'password',
      channel: 'sms',
      to: '+639175550108',
      address: away,
      language: 'EN',
    });
    assert.equal((await answerTo(challengeId, 'mobile', await lastCode())).code, 'extra_verification_failed');
    await app.modules.member.setState(found.id, 'closed');
    assert.equal((await answerTo(challengeId, 'bankAccountName', 'Maria Santos')).code, 'account_closed');
  });

  test('the operator can switch extra verification off', async () => {
    await addBoundMember(app, 'extra09', { address: home }, { profile });
    await app.modules.settings.write('login.unregisteredAddress', false, 'test');
    assert.equal((await logIn('extra09', away)).status, 200);
    await app.modules.settings.write('login.unregisteredAddress', true, 'test');
  });
});
