import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDepositNotices, proposeForNotice } from '@portal/shared/contract/payments/operator-deposits';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { type DepositClient, depositClient } from '../testing/depositing-member.ts';
import { callBack } from '../testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';

/** A payment reported without an order is reported for an order while two operators settle it: it counts once. */
forEachDatabase(
  ({ database }) => {
    let app: App;
    let client: DepositClient;
    let operators: FinanceOperators;
    before(async () => {
      app = await testApp(database(), { clock: testClock() });
      client = depositClient(app);
      operators = await financeOperators(app);
      await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
      await app.modules.settings.write('deposit.openAtMost', 100, 'test');
    });
    after(() => app.close());

    const paid = (orderId: string, paymentId: string) => ({ orderId, paymentId, state: 'paid', amount: '60.00' });

    /** A payment without an order, and an order of the same amount. */
    async function payment(account: string) {
      const player = await client.member(account);
      const paymentId = `race-${newId()}`;
      await callBack(app, paid(newId(), paymentId));
      const token = await operators.checker();
      const { list } = (await apiClient(app).send(listDepositNotices, {}, { token })).value;
      const orderId: string = (await client.order(player, 'sandbox-pay', '60.00')).value.id;
      return { player, paymentId, notice: list[0]?.id ?? 0, orderId };
    }

    test('credits nothing for a callback that arrives while its payment is settled as a notice', async () => {
      const { player, paymentId, notice, orderId } = await payment('nr0001');
      const settle = () => app.modules.payments.withoutOrder.credit(notice, player.memberId);
      await heldUntilBlocked(database(), settle, () => callBack(app, paid(orderId, paymentId)));
      assert.equal(await client.main(player), 6_000n);
      assert.equal((await app.modules.payments.deposits.byId(orderId))?.state, 'created');
      assert.equal((await app.modules.payments.deposits.reports.of(orderId))[0]?.outcome, 'surplus');
    });

    test('refuses a settlement decided while the payment is credited to an order', async () => {
      const { player, paymentId, notice, orderId } = await payment('nr0002');
      const reportedPayment = {
        provider: 'sandbox',
        eventId: newId(),
        orderId,
        paymentId,
        state: 'paid',
        amountMinor: 6_000n,
      } as const;
      const settle = () => app.modules.payments.withoutOrder.returnPayment(notice);
      const outcome: { refusal?: unknown } = {};
      await heldUntilBlocked(
        database(),
        () => app.modules.payments.deposits.takePayment(reportedPayment),
        () =>
          database()
            .transaction(settle)
            .catch((refusal: unknown) => {
              outcome.refusal = refusal;
            }),
      );
      assert.match(String(outcome.refusal), /notice_settled/);
      assert.equal(await client.main(player), 6_000n);
      assert.equal((await app.modules.payments.deposits.byId(orderId))?.state, 'credited');
    });

    // covers 7.1
    test('counts either a decision or a simultaneous callback, ten times', async () => {
      const api = apiClient(app);
      for (let round = 0; round < 10; round += 1) {
        const { player, paymentId, notice, orderId } = await payment(`nrr${round}`);
        const headers = { 'idempotency-key': newId() };
        const asked = { id: notice, act: 'credit', member: player.account, why: operators.why };
        const { id } = (await api.send(proposeForNotice, asked, { token: await operators.maker(), headers })).value;
        const token = await operators.checker();
        const [decided] = await Promise.all([operators.accept(id, token), callBack(app, paid(orderId, paymentId))]);
        assert.equal(await client.main(player), 6_000n, `round ${round}`);
        const isBooked = (await app.modules.payments.deposits.byId(orderId))?.state === 'credited';
        assert.equal(decided.success, !isBooked, `round ${round}`);
      }
      assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
    });
  },
  ['postgres'],
);
