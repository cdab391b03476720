import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setPasswordByPhone } from '@portal/shared/contract/accounts/passwords';
import { bindBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { cancelWithdrawal, getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { removeAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { getUplineTerms, transferToUpline } from '@portal/shared/contract/wallet/upline';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { codeSentTo } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';
import { bindAuthenticator } from '../../sessions/testing/bind-authenticator.ts';
import { applyAs, testPaymentPassword, withdrawingMember } from '../testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  let turn = 0;

  before(async () => {
    const { settings } = hosted.app.modules;
    await settings.write('withdrawal.limits', { min: '50.00', max: '20000.00', perDay: 1000 }, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
  });

  async function rich(uplinePath?: string) {
    turn += 1;
    return withdrawingMember(hosted.app, `rich${String(turn).padStart(3, '0')}`, 1_000_000n, uplinePath);
  }
  async function bound() {
    const member = await rich();
    return { ...member, ...(await bindAuthenticator(hosted.app, clock, member.token)) };
  }
  const terms = async (token: string) => (await hosted.api.send(getWithdrawalTerms, {}, { token })).value;

  test('requires a code of the authenticator above the setting, counting the withdrawals of a day', async () => {
    const member = await bound();
    const refused = await applyAs(hosted.app, member, '500.01');
    assert.deepEqual(
      [refused.code, Object.keys(refused.fields ?? {})],
      ['authenticator_code_required', ['authenticatorCode']],
    );
    const wrong = await applyAs(hosted.app, member, '500.01', { authenticatorCode: '000000' });
    assert.deepEqual(
      [wrong.code, Object.keys(wrong.fields ?? {})],
      ['invalid_verification_code', ['authenticatorCode']],
    );
    assert.equal((await applyAs(hosted.app, member, '300.00')).status, 200);
    assert.equal((await terms(member.token)).authenticatorAbove, '200.00');
    assert.equal((await applyAs(hosted.app, member, '200.01')).code, 'authenticator_code_required');
    const code = member.nextCode();
    const both = await Promise.all(
      [1, 2].map(() => applyAs(hosted.app, member, '600.00', { authenticatorCode: code })),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422], 'a code works once');
    assert.equal(
      (await applyAs(hosted.app, member, '600.00', { authenticatorCode: member.recoveryCodes[0] })).status,
      200,
    );
    assert.equal(
      (await applyAs(hosted.app, member, '600.00', { authenticatorCode: member.recoveryCodes[0] })).status,
      422,
    );
    assert.equal((await terms(member.token)).authenticatorAbove, '0.00');
  });

  test('lets concurrent withdrawals without a code sum up to the setting at most', async () => {
    const member = await bound();
    const answers = await Promise.all(Array.from({ length: 8 }, () => applyAs(hosted.app, member, '200.00')));
    assert.equal(answers.filter(({ status }) => status === 200).length, 2);
    const [first] = answers.filter(({ status }) => status === 200);
    const headers = { 'idempotency-key': newId() };
    await hosted.api.send(cancelWithdrawal, { id: first?.value.id ?? '' }, { token: member.token, headers });
    assert.equal((await applyAs(hosted.app, member, '200.00')).status, 200);
  });

  test('asks nobody without an authenticator for a code', async () => {
    const member = await rich();
    assert.equal((await applyAs(hosted.app, member, '5000.00')).status, 200);
    assert.equal((await terms(member.token)).authenticatorAbove, undefined);
  });

  test('requires the same code for a transfer to the upline, summed up with withdrawals', async () => {
    const head = await addMember(hosted.app, 'uplineofproved', { type: 1 });
    await hosted.app.modules.settings.write('transferUpline.mode', 'all', 'test');
    const member = await rich(head.uplinePath);
    const { nextCode } = await bindAuthenticator(hosted.app, clock, member.token);
    const send = (amount: string, change = {}) =>
      hosted.api.send(
        transferToUpline,
        { amount, paymentPassword: testPaymentPassword, ...change },
        { token: member.token, headers: { 'idempotency-key': newId() } },
      );
    const refused = await send('500.01');
    assert.deepEqual(
      [refused.code, Object.keys(refused.fields ?? {})],
      ['authenticator_code_required', ['authenticatorCode']],
    );
    assert.equal((await send('500.01', { authenticatorCode: '000000' })).code, 'invalid_verification_code');
    const answers = await Promise.all(Array.from({ length: 3 }, () => send('200.00')));
    assert.equal(answers.filter(({ status }) => status === 200).length, 2, 'two sum up to the setting');
    const { value } = await hosted.api.send(getUplineTerms, {}, { token: member.token });
    assert.deepEqual([value.authenticatorAbove, (await terms(member.token)).authenticatorAbove], ['100.00', '100.00']);
    assert.equal((await applyAs(hosted.app, member, '100.01')).code, 'authenticator_code_required');
    assert.equal((await applyAs(hosted.app, member, '100.00')).status, 200);
    assert.equal((await send('10.00')).code, 'authenticator_code_required');
    assert.equal((await send('600.00', { authenticatorCode: nextCode() })).status, 200);
    clock.advanceMs(24 * 3_600_000 + 1);
    assert.equal(await hosted.app.modules.payments.withdrawals.obstacles.authenticatorAbove(member.memberId), 50_000n);
  });

  test('judges five of sixty codes at once', async () => {
    const member = await bound();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        applyAs(hosted.app, member, '600.00', { authenticatorCode: `9000${10 + index}` }),
      ),
    );
    const count = (wanted: string) => answers.filter(({ code }) => code === wanted).length;
    assert.deepEqual([count('invalid_verification_code'), count('too_many_requests')], [5, 55]);
    const right = await applyAs(hosted.app, member, '600.00', { authenticatorCode: member.nextCode() });
    assert.deepEqual([right.status, right.code], [429, 'too_many_requests']);
  });

  test('binds no bank account without a code of the authenticator', async () => {
    const { token, nextCode } = await bound();
    const typed = { bankCode: 'bdo', number: '009876543210', holder: 'Jane Doe', paymentPassword: testPaymentPassword };
    const bind = (change = {}) => hosted.api.send(bindBankAccount, { ...typed, ...change }, { token });
    const missing = await bind();
    assert.deepEqual(
      [missing.code, missing.fields],
      ['authenticator_code_required', { authenticatorCode: 'Input cannot be empty' }],
    );
    assert.equal((await bind({ authenticatorCode: '000000' })).code, 'invalid_verification_code');
    assert.equal((await bind({ authenticatorCode: nextCode() })).status, 200);
  });

  const hourMs = 3_600_000;
  async function assertHeld(member: Awaited<ReturnType<typeof rich>>): Promise<void> {
    const until = new Date(clock.now().getTime() + 24 * hourMs).toISOString();
    const held = await applyAs(hosted.app, member, '50.00');
    const value: unknown = held.value;
    assert.deepEqual([held.code, value], ['withdrawals_held', { until }]);
    assert.match(held.message ?? '', /on hold for 24 more hours/);
    assert.equal((await terms(member.token)).heldUntil, until);
    clock.advanceMs(24 * hourMs - 1);
    assert.equal(
      (await hosted.app.modules.payments.withdrawals.obstacles.all(member.memberId))[0]?.code,
      'withdrawals_held',
    );
    clock.advanceMs(1);
    assert.deepEqual(await hosted.app.modules.payments.withdrawals.obstacles.all(member.memberId), []);
  }

  test('holds withdrawals and transfers to the upline for 24 hours after a password reset', async () => {
    const upline = await addMember(hosted.app, 'upline01', { type: 1 });
    await hosted.app.modules.settings.write('transferUpline.mode', 'all', 'test');
    const member = await rich(upline.uplinePath);
    const mobile = '+639175553001';
    await hosted.app.modules.member.contacts.save(member.memberId, 'mobile', { value: mobile, isVerified: true });
    const verificationCode = await codeSentTo(hosted.app, 'password', mobile);
    const input = { newPassword: 'Changed99', mobileNum: mobile, countryDialingCode: '+63', verificationCode };
    const { token } = (await hosted.api.send(setPasswordByPhone, input)).value;
    const transfer = { amount: '10.00', paymentPassword: testPaymentPassword };
    const headers = { 'idempotency-key': newId() };
    assert.equal((await hosted.api.send(transferToUpline, transfer, { token, headers })).code, 'withdrawals_held');
    await assertHeld({ ...member, token });
  });

  test('holds withdrawals for 24 hours after the authenticator was removed by its owner', async () => {
    const member = await bound();
    const given = { password: testPassword, code: member.nextCode() };
    assert.equal((await hosted.api.send(removeAuthenticator, given, { token: member.token })).status, 200);
    await assertHeld(member);
  });
});
