import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getOperatorWithdrawal } from '@portal/shared/contract/payments/operator-withdrawals';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';
import { applyAs, type WithdrawingMember, withdrawingMember } from '../testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let operators: FinanceOperators;
  before(async () => {
    app = await testApp(database());
    operators = await financeOperators(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  /** Applies for 300.00 of 1,000.00. */
  async function applied(account: string) {
    const player = await withdrawingMember(app, account, 100_000n);
    return { player, id: (await applyAs(app, player, '300.00')).value.id };
  }
  const balances = async ({ memberId }: WithdrawingMember) => [
    await app.modules.wallet.balanceOf(memberAccount(memberId)),
    await app.modules.wallet.balanceOf(memberAccount(memberId, 'receivable')),
  ];
  /** A debit by correction: beyond the balance it becomes debt. */
  const take = ({ memberId }: WithdrawingMember, amount: bigint) =>
    app.modules.wallet.adjust(memberId, {
      source: 'test',
      reference: newId(),
      kind: 'adjustment',
      legs: between(memberAccount(memberId), houseAccount('adjustments'), amount),
    });
  const look = async (id: string) => {
    const { value } = await apiClient(app).send(getOperatorWithdrawal, { id }, { token: await operators.checker() });
    return [value.owed, ...value.blockedBy];
  };

  // covers 7.1
  test('stops approval and payment for a debt after the application, and shows it', async () => {
    const { player, id } = await applied('standing01');
    await operators.review(id);
    assert.deepEqual(await look(id), ['0.00']);
    const approval = await operators.propose(id, 'approve');
    await take(player, 75_000n);
    assert.deepEqual(await look(id), ['50.00', 'withdrawal_debt']);
    assert.equal((await operators.accept(approval.value.id)).code, 'withdrawal_debt', 'also what was proposed before');
    await operators.decline(approval.value.id);
    assert.equal((await operators.propose(id, 'approve')).code, 'withdrawal_debt');
    assert.equal(await operators.proposeAndAccept(id, 'reject'), 'done');
    assert.deepEqual(await balances(player), [25_000n, 0n], 'what comes back pays the debt first');
  });

  test('stops payment for a debt after approval, also for a part paid again, and the refund pays it', async () => {
    const { player, id } = await applied('standing02');
    await operators.approve(id);
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '100.00' }), 'done');
    await take(player, 110_000n);
    assert.equal(await operators.proposeAndAccept(id, 'pay'), 'withdrawal_debt');
    await app.modules.payments.withdrawals.answers.confirm({ memberId: player.memberId, id });
    assert.equal(await operators.proposeAndAccept(id, 'refund'), 'done');
    assert.deepEqual(await balances(player), [0n, -20_000n], '400.00 owed, 200.00 came back');
  });

  // covers 7.1
  test('stops approval and payment when the account is closed, and shows it; a rejection refunds the amount', async () => {
    const { player, id } = await applied('standing03');
    await operators.review(id);
    await app.modules.member.setState(player.memberId, 'closed');
    assert.deepEqual(await look(id), ['0.00', 'account_closed']);
    assert.equal(await operators.proposeAndAccept(id, 'approve'), 'account_closed');
    await app.modules.member.setState(player.memberId, 'open');
    assert.equal(await operators.proposeAndAccept(id, 'approve'), 'done');
    const payment = await operators.propose(id, 'pay');
    await app.modules.member.setState(player.memberId, 'closed');
    assert.equal((await operators.accept(payment.value.id)).code, 'account_closed');
    await operators.decline(payment.value.id);
    assert.equal(await operators.proposeAndAccept(id, 'reject'), 'done');
    assert.deepEqual(await balances(player), [100_000n, 0n]);
  });

  test('pays a debt first from a cancelled withdrawal, and leaves the ledger balanced', async () => {
    const { player, id } = await applied('standing04');
    await take(player, 80_000n);
    await app.modules.payments.withdrawals.cancel(player.memberId, id);
    assert.deepEqual(await balances(player), [20_000n, 0n]);
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
