import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindBankAccount, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
} from '@portal/shared/contract/payments/withdrawals';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import {
  applyAs,
  testPaymentPassword,
  type WithdrawingMember,
  withdrawingMember,
} from '../testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  const apply = (player: WithdrawingMember, amount: unknown, change = {}) =>
    applyAs(harness.app, player, amount, change);
  const main = (player: WithdrawingMember) => harness.app.modules.wallet.balanceOf(memberAccount(player.memberId));
  const held = (player: WithdrawingMember) =>
    harness.app.modules.wallet.balanceOf(memberAccount(player.memberId, 'hold'));
  const terms = async ({ token }: WithdrawingMember) =>
    (await harness.api.send(getWithdrawalTerms, {}, { token })).value;
  const cancel = ({ token }: { token: string }, id: string) =>
    harness.api.send(cancelWithdrawal, { id }, { token, headers: { 'idempotency-key': newId() } });

  // covers 6
  test('holds the amount, lists the withdrawal, shows its history, and lets its owner cancel it', async () => {
    const player = await withdrawingMember(harness.app, 'out0001', 100_000n);
    // Send the events of the initial money first.
    await harness.app.server.kernel.live.flush();
    const published: string[] = [];
    const stop = harness.app.server.kernel.live.listen(player.memberId, ({ event }) => {
      if (event.type === 'withdrawal') published.push(event.state);
      if (event.type === 'balance') published.push(event.sumBalance);
    });
    const { status, value } = await apply(player, '250.50');
    assert.equal(status, 200, JSON.stringify(value));
    assert.deepEqual(
      [value.state, value.amount, value.fee, value.received, value.remaining, value.account?.number, value.parts],
      ['applied', '250.50', '0.00', '0.00', '250.50', '**** 7890', []],
    );
    assert.deepEqual([await main(player), await held(player)], [74_950n, 25_050n]);
    const { list, totalPages } = (await harness.api.send(listWithdrawals, {}, { token: player.token })).value;
    assert.deepEqual([list, totalPages], [[value], 1]);
    const none = await harness.api.send(listWithdrawals, { state: 'paid' }, { token: player.token });
    assert.deepEqual(none.value.list, []);
    const cancelled = await cancel(player, value.id);
    assert.deepEqual([cancelled.value.state, cancelled.value.remaining], ['cancelled', '0.00']);
    assert.deepEqual([await main(player), await held(player)], [100_000n, 0n]);
    const { history } = (await harness.api.send(getWithdrawal, { id: value.id }, { token: player.token })).value;
    assert.deepEqual(
      history.map(({ act, state }) => [act, state]),
      [
        ['apply', 'applied'],
        ['cancel', 'cancelled'],
      ],
    );
    const again = await cancel(player, value.id);
    assert.deepEqual([again.status, again.code], [422, 'withdrawal_state']);
    await harness.app.server.kernel.live.flush();
    stop();
    assert.ok(published.includes('applied') || published.includes('cancelled'));
    assert.ok(published.includes('1000.00'), published.join());
  });

  // covers 7.1
  test('refuses invalid amounts, amounts beyond the limits and above the balance, and changes nothing', async () => {
    const player = await withdrawingMember(harness.app, 'out0002', 3_000_000n);
    const texts = ['0.00', '-50.00', '50.123', '50', '1e3', 'all of it', '', '１００.00', '0100.00', '9'.repeat(30)];
    for (const amount of [...texts, 50, null])
      assert.deepEqual([(await apply(player, amount)).status, String(amount)], [400, String(amount)]);
    const least = await apply(player, '49.99');
    assert.deepEqual(
      [least.status, least.code, least.fields?.amount],
      [422, 'withdrawal_below_minimum', 'The minimum amount is 50.00'],
    );
    assert.equal((await apply(player, '20000.01')).code, 'withdrawal_above_maximum');
    const poor = await withdrawingMember(harness.app, 'out0003', 6_000n);
    const short = await apply(poor, '60.01');
    assert.deepEqual([short.code, short.value.balance], ['insufficient_balance', '60.00']);
    assert.deepEqual(Object.keys(short.fields ?? {}), ['amount']);
    assert.deepEqual(
      [await main(player), await held(player), await main(poor), await held(poor)],
      [3_000_000n, 0n, 6_000n, 0n],
    );
    assert.deepEqual((await harness.api.send(listWithdrawals, {}, { token: player.token })).value.list, []);
  });

  test('applies once per key, refuses another body under the same key, and requires a key', async () => {
    const player = await withdrawingMember(harness.app, 'out0004', 100_000n);
    const key = newId();
    const first = await apply(player, '100.00', { key });
    const again = await apply(player, '100.00', { key });
    assert.deepEqual([again.status, again.value], [200, first.value]);
    assert.equal((await apply(player, '200.00', { key })).code, 'idempotency_conflict');
    assert.equal((await apply(player, '100.00', { key: '' })).code, 'idempotency_key_required');
    const long = await apply(player, '100.00', { key: 'k'.repeat(500) });
    assert.deepEqual(
      [long.status, long.code, long.message],
      [400, 'idempotency_key_too_long', 'The Idempotency-Key is longer than 128 characters'],
    );
    assert.deepEqual([await main(player), await held(player)], [90_000n, 10_000n]);
  });

  test('locks the payment password after five wrong ones; the right one then takes nothing', async () => {
    const player = await withdrawingMember(harness.app, 'out0005', 100_000n);
    for (let turn = 0; turn < 5; turn += 1)
      assert.equal((await apply(player, '100.00', { paymentPassword: '000000' })).code, 'payment_password_wrong');
    assert.equal((await apply(player, '100.00')).code, 'payment_password_locked');
    assert.equal(await held(player), 0n);
    clock.advanceMs(30 * 60_000);
    const { token } = { token: await tokenOf(harness.app, player.account) };
    assert.equal((await apply({ ...player, token }, '100.00')).status, 200);
  });

  // covers 7.1
  test("does not find another member's bank account or withdrawal", async () => {
    const [jane, mara] = [
      await withdrawingMember(harness.app, 'out0006', 100_000n),
      await withdrawingMember(harness.app, 'out0007', 100_000n),
    ];
    const foreign = await apply(mara, '100.00', { bankAccountId: jane.bankAccountId });
    assert.deepEqual([foreign.status, foreign.code], [404, 'not_found']);
    const { id } = (await apply(jane, '100.00')).value;
    for (const answer of [await cancel(mara, id), await harness.api.send(getWithdrawal, { id }, { token: mara.token })])
      assert.deepEqual([answer.status, answer.code], [404, 'not_found']);
    assert.equal((await cancel(mara, newId())).status, 404);
    assert.equal(await held(jane), 10_000n);
  });

  // covers 7.1
  test('allows one open withdrawal and three a day, without cancelled ones', async () => {
    clock.set('2026-03-05T08:00:00.000Z');
    const before = await withdrawingMember(harness.app, 'out0008', 1_000_000n);
    const { id } = (await apply(before, '100.00')).value;
    assert.equal((await apply(before, '100.00')).code, 'withdrawal_open');
    assert.deepEqual((await terms(before)).blockedBy, ['withdrawal_open']);
    await cancel(before, id);
    await harness.app.modules.settings.write('withdrawal.openAtMost', 10, 'test');
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await apply(before, '100.00')).status, 200);
    assert.equal((await apply(before, '100.00')).code, 'withdrawals_of_day');
    const { leftToday, blockedBy } = await terms(before);
    assert.deepEqual([leftToday, blockedBy], [0, ['withdrawals_of_day']]);
    clock.set('2026-03-06T08:00:00.000Z');
    const token = await tokenOf(harness.app, 'out0008');
    assert.equal((await apply({ ...before, token }, '100.00')).status, 200);
    await harness.app.modules.settings.write('withdrawal.openAtMost', 1, 'test');
  });

  // covers 7.1
  test('refuses while there is a debt or missing turnover, until bets meet it', async () => {
    const { wallet, payments } = harness.app.modules;
    const player = await withdrawingMember(harness.app, 'out0009', 100_000n);
    await payments.turnover.require({ memberId: player.memberId, reference: 'd-1', depositMinor: 5_000n });
    await payments.turnover.require({ memberId: player.memberId, reference: 'd-1', depositMinor: 5_000n });
    const refused = await apply(player, '950.01');
    assert.deepEqual(
      [refused.code, refused.message],
      ['turnover_missing', 'You can withdraw 950.00 now. Bet 50.00 more to withdraw the rest'],
    );
    assert.deepEqual(
      [await terms(player)].flatMap((now) => [
        ...[now.turnoverRequired, now.turnoverMissing, now.withdrawable, now.blockedBy.join()],
      ]),
      ['50.00', '50.00', '950.00', ''],
    );
    const bet = {
      memberId: player.memberId,
      uplinePath: `${player.memberId}.`,
      gameType: 'RNG',
      vassalage: 'V',
      gameCode: 'g',
      gameName: 'G',
      winMinor: '0',
      settledAt: clock.now().toISOString(),
      day: '2026-03-06',
    };
    const settle = async (stakeMinor: string) => {
      await harness.app.server.kernel.outbox.publish(betSettled, { ...bet, roundId: newId(), stakeMinor });
      await harness.app.server.kernel.outbox.drain();
    };
    const early = { ...bet, settledAt: new Date(clock.now().getTime() - 1).toISOString() };
    await harness.app.server.kernel.outbox.publish(betSettled, { ...early, roundId: newId(), stakeMinor: '9999' });
    await harness.app.server.kernel.outbox.drain();
    assert.equal((await payments.turnover.open(player.memberId)).missing, 5_000n, 'settled before the deposit');
    await settle('4999');
    assert.deepEqual(await payments.turnover.open(player.memberId), { required: 5_000n, missing: 1n });
    await settle('700');
    assert.deepEqual(await payments.turnover.open(player.memberId), { required: 0n, missing: 0n });
    const legs = between(memberAccount(player.memberId), houseAccount('adjustments'), 150_000n);
    await wallet.adjust(player.memberId, { source: 'test', reference: newId(), kind: 'correction', legs });
    const inDebt = await withdrawingMember(harness.app, 'out0010', 100_000n);
    assert.equal((await apply(player, '100.00')).code, 'withdrawal_debt');
    assert.deepEqual((await terms(player)).blockedBy, ['withdrawal_debt', 'insufficient_balance']);
    assert.deepEqual((await terms(inDebt)).blockedBy, []);
  });

  test('shows the fee and holds it with the amount', async () => {
    await harness.app.modules.settings.write('withdrawal.feeBasisPoints', 150, 'test');
    const player = await withdrawingMember(harness.app, 'out0011', 100_000n);
    const { value } = await apply(player, '99.99');
    assert.deepEqual([value.amount, value.fee, value.remaining], ['99.99', '1.49', '98.50']);
    assert.equal(await held(player), 9_999n);
    await harness.app.modules.settings.write('withdrawal.feeBasisPoints', 0, 'test');
  });

  test('keeps a bank account until its withdrawal has ended', async () => {
    const player = await withdrawingMember(harness.app, 'out0012', 100_000n);
    const { id } = (await apply(player, '100.00')).value;
    const remove = () =>
      harness.api.send(
        removeBankAccount,
        { id: player.bankAccountId, paymentPassword: testPaymentPassword },
        { token: player.token },
      );
    assert.equal((await remove()).code, 'bank_account_in_use');
    await cancel(player, id);
    assert.equal((await remove()).status, 200);
    const shown = await harness.api.send(getWithdrawal, { id }, { token: player.token });
    assert.equal(shown.value.account?.number, '**** 7890', 'still shows where it went');
  });

  // covers 6
  test('refuses closed and trial accounts, and members without a payment password', async () => {
    const player = await withdrawingMember(harness.app, 'out0013', 100_000n);
    await harness.app.modules.member.setState(player.memberId, 'closed');
    const closed = await apply(player, '100.00');
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
    assert.equal(await held(player), 0n);
    await addMember(harness.app, 'trial000000003', { type: 4 });
    const token = await tokenOf(harness.app, 'trial000000003');
    assert.equal((await apply({ ...player, token }, '100.00')).code, 'in_need_true_account');
    assert.equal((await harness.api.send(getWithdrawalTerms, {}, { token })).code, 'in_need_true_account');
    await addMember(harness.app, 'out0014');
    const bare = { ...player, token: await tokenOf(harness.app, 'out0014') };
    assert.equal((await apply(bare, '100.00')).code, 'payment_password_missing');
    assert.deepEqual((await terms(bare)).blockedBy, [
      'payment_password_missing',
      'bank_account_missing',
      'insufficient_balance',
    ]);
  });

  test('refuses when the account is closed after the payment password was checked', async (t) => {
    const player = await withdrawingMember(harness.app, 'out0021', 100_000n);
    const { member } = harness.app.modules;
    const confirm = member.passwords.confirmPayment;
    t.mock.method(member.passwords, 'confirmPayment', async (...asked: Parameters<typeof confirm>) => {
      await confirm(...asked);
      await member.setState(player.memberId, 'closed');
    });
    assert.equal((await apply(player, '100.00')).code, 'account_closed');
    assert.deepEqual([await main(player), await held(player)], [100_000n, 0n]);
  });

  // covers 6
  test('lets a stopped player bind an account and withdraw', async () => {
    const player = await withdrawingMember(harness.app, 'out0015', 100_000n);
    const stop = { scope: 'player' as const, target: player.memberId, who: 'test', why: 'asked for by the player' };
    await harness.app.modules.games.suspendPlay(stop);
    const typed = {
      bankCode: 'bdo',
      number: '009876543210',
      holder: 'jane  DOE',
      paymentPassword: testPaymentPassword,
    };
    const bound = await harness.api.send(bindBankAccount, typed, { token: player.token });
    assert.equal(bound.status, 200);
    assert.deepEqual((await terms(player)).blockedBy, []);
    const { status, value } = await apply(player, '1000.00', { bankAccountId: bound.value.id });
    assert.deepEqual([status, value.state, await main(player)], [200, 'applied', 0n]);
  });

  test('leaves the ledger balanced', async () => {
    const check = await harness.app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
