import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type DepositClient, type Depositor, depositClient, proofImage } from '../testing/depositing-member.ts';
import { callBack, type FakeProvider, fakeProvider } from '../testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let client: DepositClient;
  let provider: FakeProvider;
  let operators: FinanceOperators;
  before(async () => {
    app = await testApp(database(), { clock });
    client = depositClient(app);
    provider = fakeProvider(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    operators = await financeOperators(app);
  });
  after(() => app.close());

  const callbackBody = (orderId: string) => ({ orderId, paymentId: `pay-${orderId}`, state: 'paid', amount: '100.00' });
  const posting = (memberId: string, amount: bigint) => ({
    source: 'test',
    reference: newId(),
    kind: 'adjustment',
    legs: between(memberAccount(memberId), houseAccount('adjustments'), amount),
  });
  const ordered = async (player: Depositor, method = 'sandbox-pay') =>
    (await client.order(player, method, '100.00')).value.id;

  test('credits a payment once for twenty concurrent callbacks', async () => {
    const player = await client.member('at0001');
    const id = await ordered(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(app, callbackBody(id))));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(await client.main(player), 10_000n);
    const outcomes = (await app.modules.payments.deposits.reports.of(id)).map(({ outcome }) => outcome);
    assert.equal(outcomes.filter((outcome) => outcome === 'credited').length, 1);
    assert.equal(outcomes.length, 20);
  });

  // covers 7.1
  test('credits or reviews a payment that races with a cancellation or the expiry of its order', async () => {
    await app.modules.settings.write('deposit.openAtMost', 100, 'test');
    const player = await client.member('at0002');
    let credited = 0n;
    for (let round = 0; round < 10; round += 1) {
      const id = await ordered(player);
      provider.pay(id, 10_000n);
      const [, cancelled] = await Promise.all([callBack(app, callbackBody(id)), client.cancel(player, id)]);
      const found = await app.modules.payments.deposits.byId(id);
      assert.equal(found?.state, cancelled.success ? 'in_review' : 'credited');
      assert.equal(found?.arrivedMinor, 10_000n);
      if (!cancelled.success) credited += 10_000n;
    }
    const late = await ordered(player);
    provider.pay(late, 10_000n);
    clock.advanceMs(31 * 60_000);
    await Promise.all([
      callBack(app, callbackBody(late)),
      app.server.kernel.jobs.runDue(),
      callBack(app, callbackBody(late)),
    ]);
    assert.equal((await app.modules.payments.deposits.byId(late))?.state, 'credited');
    assert.equal(await client.main(player), credited + 10_000n);
  });

  test('lets one of two concurrent approvals win, for one transfer and for one bank payment of two transfers', async () => {
    const player = await client.member('at0003');
    const [one, two] = [await ordered(player, 'bank-transfer'), await ordered(player, 'bank-transfer')];
    await client.prove(player, one, await proofImage());
    const arrived = { amount: '100.00', reference: `bank ${newId()}` };
    const ids: string[] = [];
    for (const id of [one, two]) ids.push((await client.propose(operators, id, 'approve', arrived)).value.id);
    const token = await operators.checker();
    const decided = await Promise.all([...ids, ...ids].map((id) => operators.accept(id, token)));
    assert.equal(decided.filter(({ success }) => success).length, 1, decided.map(({ code }) => code).join());
    assert.equal(await client.main(player), 10_000n);
  });

  test('pays a debt once from concurrent deposits', async () => {
    const player = await client.member('at0004');
    const { wallet } = app.modules;
    await wallet.adjust(player.memberId, posting(player.memberId, 15_000n));
    const ids = [await ordered(player), await ordered(player), await ordered(player)];
    await Promise.all(ids.map((id) => callBack(app, callbackBody(id))));
    assert.deepEqual([await client.main(player), await client.owed(player)], [15_000n, 0n]);
    assert.equal((await wallet.checkLedger()).balanced, true);
  });

  // covers 7.1
  test('pays a debt once from a concurrent deposit and refund, and requires no turnover for that part', async () => {
    const { wallet, payments } = app.modules;
    for (let round = 0; round < 4; round += 1) {
      const player = await client.member(`atd${round}`);
      const { memberId } = player;
      await wallet.adjust(memberId, posting(memberId, 10_000n));
      const comesBack = async () => {
        for (let part = 0; part < 20; part += 1) await wallet.credit(memberId, posting(memberId, -500n));
      };
      const id = await ordered(player);
      const { orderId, paymentId } = callbackBody(id);
      const paid = {
        provider: 'sandbox',
        orderId,
        paymentId,
        state: 'paid',
        amountMinor: 10_000n,
        eventId: id,
      } as const;
      await Promise.all([payments.deposits.takePayment(paid), comesBack()]);
      assert.deepEqual([await client.main(player), await client.owed(player)], [10_000n, 0n], `round ${round}`);
      const repaid = (await payments.deposits.byId(id))?.repaidMinor ?? 0n;
      assert.equal((await payments.turnover.open(memberId)).missing, 10_000n - repaid);
    }
    assert.equal((await wallet.checkLedger()).balanced, true);
  });

  test('keeps concurrent orders within the limit of open orders', async () => {
    await app.modules.settings.write('deposit.openAtMost', 3, 'test');
    const player = await client.member('at0005');
    const made = await Promise.all(Array.from({ length: 12 }, () => client.order(player, 'bank-transfer', '10.00')));
    assert.equal(made.filter(({ success }) => success).length, 3);
  });
});
