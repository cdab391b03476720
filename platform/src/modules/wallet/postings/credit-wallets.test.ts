import assert from 'node:assert/strict';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { between, createWalletModule, houseAccount, memberAccount } from '../index.ts';

const { test, database } = databaseTests();

test('pays many at once, debts first and in order, and an uncovered payment stops no other', async () => {
  const wallet = createWalletModule(testKernel(database()));
  for (const id of ['first', 'second', 'third']) await wallet.openPlayerAccounts(id);
  const owed = between(memberAccount('second'), houseAccount('equity'), 300n);
  await wallet.adjust('second', { source: 'test', reference: 'debt', kind: 'adjustment', legs: owed });
  const payment = (no: number, from: string | undefined, memberId: string, amount: bigint) => {
    const payer = from ? memberAccount(from) : houseAccount('salary');
    const legs = between(payer, memberAccount(memberId), amount);
    return { memberId, posting: { source: 'test', reference: `payment-${no}`, kind: 'salary', legs } };
  };
  const payments = [
    payment(1, undefined, 'first', 500n),
    payment(2, 'first', 'second', 200n),
    payment(3, 'first', 'third', 400n),
    payment(4, 'first', 'second', 250n),
    payment(5, undefined, 'third', 10n),
  ];
  const outcomes = ['posted', 'posted', 'insufficient_balance', 'posted', 'posted'];
  assert.deepEqual(await wallet.creditMany(payments), outcomes);
  const balances = await wallet.mainBalances(['first', 'second', 'third']);
  assert.deepEqual([...balances].sort(), [
    ['first', 50n],
    ['second', 150n],
    ['third', 10n],
  ]);
  assert.equal(await wallet.isInDebt('second'), false);
  const again = await wallet.creditMany(payments.filter((_, no) => no !== 2));
  assert.deepEqual(again, ['replayed', 'replayed', 'replayed', 'replayed'], 'whatever is owed by then');
  assert.equal((await wallet.checkLedger()).balanced, true);
});
