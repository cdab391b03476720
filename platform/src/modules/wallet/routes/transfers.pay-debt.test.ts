import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { payDebt } from '@portal/shared/contract/wallet/transfers';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { credit } from '../../payments/testing/withdrawing-member.ts';
import { between, houseAccount, memberAccount } from '../index.ts';

/** A reversal took money that was already spent: the wallet owes it, and its owner pays. */
forEachDatabase(({ database }) => {
  let app: App;
  before(async () => {
    app = await testApp(database());
  });
  after(() => app.close());

  /** A member who owes `owed` and has `balance` in the main wallet. */
  async function debtor(account: string, owed: bigint, balance: bigint) {
    const { wallet } = app.modules;
    const { id } = await addMember(app, account);
    const legs = between(memberAccount(id), houseAccount('adjustments'), owed);
    await wallet.adjust(id, { source: 'test', reference: newId(), kind: 'adjustment', legs });
    await credit(app, id, balance);
    const token = await tokenOf(app, account);
    const terms = async () => (await apiClient(app).send(getWithdrawalTerms, {}, { token })).value;
    const pay = (amount: unknown, key = newId()) =>
      apiClient(app).send(payDebt, { amount }, { token, headers: { 'idempotency-key': key } });
    const stands = async () => [
      await wallet.balanceOf(memberAccount(id)),
      await wallet.balanceOf(memberAccount(id, 'receivable')),
    ];
    return { pay, terms, stands };
  }

  // covers 7.1
  test('pays a debt from the main wallet, in parts or whole, once per key, after which it blocks nothing', async () => {
    const { pay, terms, stands } = await debtor('debt01', 3_000n, 10_000n);
    assert.deepEqual([(await terms()).owed, (await terms()).blockedBy.includes('withdrawal_debt')], ['30.00', true]);
    const key = newId();
    const first = await pay('10.00', key);
    assert.deepEqual([first.value.main, first.value.owed], ['90.00', '20.00']);
    assert.deepEqual((await pay('10.00', key)).value, first.value);
    assert.equal((await pay('11.00', key)).status, 409);
    assert.deepEqual(await stands(), [9_000n, -2_000n]);
    assert.equal((await pay('20.00')).value.owed, '0.00');
    assert.deepEqual([(await terms()).owed, (await terms()).blockedBy.includes('withdrawal_debt')], ['0.00', false]);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });

  test('refuses more than the debt, more than the balance, and invalid amounts, and moves nothing', async () => {
    const { pay, stands } = await debtor('debt02', 3_000n, 1_000n);
    const more = await pay('30.01');
    assert.deepEqual([more.status, more.code, Object.keys(more.fields ?? {})], [422, 'more_than_owed', ['amount']]);
    const short = await pay('10.01');
    assert.deepEqual([short.code, Object.keys(short.fields ?? {})], ['insufficient_balance', ['amount']]);
    for (const amount of ['0.00', '-1.00', '1.234', 'all', '']) assert.equal((await pay(amount)).status, 400, amount);
    assert.deepEqual(await stands(), [1_000n, -3_000n]);
    const { pay: payNothing } = await debtor('debt03', 1n, 100n);
    assert.equal((await payNothing('0.02')).code, 'more_than_owed');
  });

  test('pays a whole debt once in ten concurrent calls', async () => {
    const { pay, stands } = await debtor('debt04', 3_000n, 10_000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay('30.00')));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.deepEqual(await stands(), [7_000n, 0n]);
  });
});
