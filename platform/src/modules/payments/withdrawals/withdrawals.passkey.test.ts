import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { askWithdrawalPasskey, getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { bindAuthenticator } from '../../sessions/testing/bind-authenticator.ts';
import { askLogin, portalEnv, registerPasskey, testDevice } from '../../sessions/testing/test-passkey.ts';
import {
  applyAs,
  testPaymentPassword,
  type WithdrawingMember,
  withdrawingMember,
} from '../testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock, env: portalEnv });
  let turn = 0;

  before(async () => {
    const { settings } = hosted.app.modules;
    await settings.write('withdrawal.limits', { min: '50.00', max: '20000.00', perDay: 1000 }, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
  });

  async function holder() {
    turn += 1;
    const member = await withdrawingMember(hosted.app, `keyed${String(turn).padStart(3, '0')}`, 1_000_000n);
    const device = testDevice();
    const proofs = { paymentPassword: testPaymentPassword };
    assert.equal((await registerPasskey(hosted.app, member.token, { device, proofs })).status, 200);
    return { ...member, device };
  }
  type Holder = Awaited<ReturnType<typeof holder>>;

  const ask = async ({ token, bankAccountId }: WithdrawingMember, amount: string) =>
    (await hosted.api.send(askWithdrawalPasskey, { bankAccountId, amount }, { token })).value.options;
  const proofFor = async (member: Holder, amount: string, origin?: string) =>
    member.device.prove(await ask(member, amount), origin);
  const applyBy = (member: WithdrawingMember, amount: string, passkey: unknown, more = {}) =>
    applyAs(hosted.app, member, amount, { paymentPassword: undefined, passkey, ...more });

  // covers 2.5
  test('takes a passkey instead of the payment password, and says that it may', async () => {
    const member = await holder();
    const { token } = member;
    assert.equal((await hosted.api.send(getWithdrawalTerms, {}, { token })).value.canUsePasskey, true);
    const answer = await applyBy(member, '300.00', await proofFor(member, '300.00'));
    assert.equal(answer.status, 200, answer.code);
    const neither = await applyBy(member, '300.00', undefined);
    assert.deepEqual([neither.status, Object.keys(neither.fields ?? {})], [400, ['paymentPassword']]);
    const both = { paymentPassword: testPaymentPassword };
    assert.equal((await applyBy(member, '300.00', await proofFor(member, '300.00'), both)).status, 400);
  });

  // covers 2.5
  test('binds the answer to amount, account and member', async () => {
    const [member, other] = [await holder(), await holder()];
    const proof = await proofFor(member, '300.00');
    assert.equal((await applyBy(member, '300.01', proof)).code, 'passkey_refused');
    assert.equal((await applyBy(member, '300.00', proof)).code, 'passkey_refused', 'used up by the wrong amount');
    const elsewhere = { ...member, bankAccountId: other.bankAccountId };
    assert.equal((await applyBy(elsewhere, '300.00', await proofFor(member, '300.00'))).code, 'passkey_refused');
    assert.equal((await applyBy(other, '300.00', await proofFor(member, '300.00'))).code, 'passkey_refused');
    const { challenge } = await ask(member, '300.00');
    const byOther = other.device.prove({ ...(await ask(other, '300.00')), challenge });
    assert.equal((await applyBy(member, '300.00', byOther)).code, 'passkey_refused', 'a passkey of another member');
    assert.equal(
      (await applyBy(member, '300.00', member.device.prove(await askLogin(hosted.app)))).code,
      'passkey_refused',
    );
  });

  // covers 2.5
  test('refuses another origin, a late and a repeated answer, and a device that does not check its owner', async () => {
    const member = await holder();
    const wrong = await proofFor(member, '300.00', 'https://pay.portal.example');
    assert.equal((await applyBy(member, '300.00', wrong)).code, 'passkey_refused');
    const late = await proofFor(member, '300.00');
    clock.advanceMs(2 * 60_000);
    assert.equal((await applyBy(member, '300.00', late)).code, 'passkey_refused');
    const unverified = member.device.copy({ verifiesUser: false }).prove(await ask(member, '300.00'));
    assert.equal((await applyBy(member, '300.00', unverified)).code, 'passkey_refused');
    const proof = await proofFor(member, '300.00');
    assert.equal((await applyBy(member, '300.00', proof)).status, 200);
    assert.equal((await applyBy(member, '300.00', proof)).code, 'passkey_refused');
  });

  // covers 2.5
  test('lets one of 60 parallel withdrawals by the same answer through', async () => {
    const member = await holder();
    const proof = await proofFor(member, '100.00');
    const answers = await Promise.all(Array.from({ length: 60 }, () => applyBy(member, '100.00', proof)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const { balance } = (await hosted.api.send(getWithdrawalTerms, {}, { token: member.token })).value;
    assert.equal(balance, '9900.00');
  });

  // covers 2.5
  test('still asks for the authenticator above the setting', async () => {
    const member = await holder();
    const { nextCode } = await bindAuthenticator(hosted.app, clock, member.token);
    const refused = await applyBy(member, '600.00', await proofFor(member, '600.00'));
    assert.equal(refused.code, 'authenticator_code_required');
    const code = { authenticatorCode: nextCode() };
    assert.equal((await applyBy(member, '600.00', await proofFor(member, '600.00'), code)).status, 200);
  });

  // covers 2.5
  test('a passkey that was added without the payment password confirms no payment', async () => {
    const member = await holder();
    await hosted.app.server.kernel.db.execute(
      `update member_passkeys set confirms_payments = false where member_id = '${member.memberId}'`,
    );
    const { token, bankAccountId } = member;
    const asked = await hosted.api.send(askWithdrawalPasskey, { bankAccountId, amount: '300.00' }, { token });
    assert.equal(asked.code, 'passkey_refused');
    assert.equal((await hosted.api.send(getWithdrawalTerms, {}, { token })).value.canUsePasskey, undefined);
  });

  // covers 2.5
  test('is held after a reset of the password as the payment password is', async () => {
    const member = await holder();
    await hosted.app.modules.member.holdWithdrawals(member.memberId);
    const refused = await applyBy(member, '300.00', await proofFor(member, '300.00'));
    assert.equal(refused.code, 'withdrawals_held');
  });
});
