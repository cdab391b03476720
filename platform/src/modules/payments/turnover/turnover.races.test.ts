import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDepositNotices } from '@portal/shared/contract/payments/operator-deposits';
import { transferToUpline } from '@portal/shared/contract/wallet/upline';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldUntilBlocked } from '../../../testing/database/held-until-blocked.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';
import { type DepositClient, depositClient, proofImage } from '../testing/depositing-member.ts';
import { callBack } from '../testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';
import {
  applyAs,
  testPaymentPassword,
  type WithdrawingMember,
  withdrawingMember,
} from '../testing/withdrawing-member.ts';

/** A withdrawal or transfer during the crediting sees the turnover that the credit requires. */
forEachDatabase(
  ({ database }) => {
    let app: App;
    let client: DepositClient;
    let operators: FinanceOperators;
    before(async () => {
      app = await testApp(database());
      client = depositClient(app);
      operators = await financeOperators(app);
      await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
      await app.modules.settings.write('transferUpline.mode', 'all', 'test');
    });
    after(() => app.close());

    const main = ({ memberId }: WithdrawingMember) => app.modules.wallet.balanceOf(memberAccount(memberId));

    /** A bank transfer of 100.00 with its proof; returns the work of its approval. */
    async function approvalFor(player: WithdrawingMember): Promise<() => Promise<unknown>> {
      const { id } = (await client.order(player, 'bank-transfer', '100.00')).value;
      await client.prove(player, id, await proofImage());
      const input = { amount: '100.00', reference: `bank ${newId()}` };
      const { version: seenVersion } = (await app.modules.payments.deposits.byId(id)) ?? { version: 0 };
      return () => app.modules.payments.deposits.decided.run({ id, act: 'approve', seenVersion, input });
    }

    /** A payment of 100.00 without an order; returns the work of its settlement. */
    async function settlementFor({ memberId }: WithdrawingMember): Promise<() => Promise<unknown>> {
      await callBack(app, { orderId: newId(), paymentId: newId(), state: 'paid', amount: '100.00' });
      const { list } = (await apiClient(app).send(listDepositNotices, {}, { token: await operators.checker() })).value;
      return () => app.modules.payments.withoutOrder.credit(list[0]?.id ?? 0, memberId);
    }

    const ways = { approval: approvalFor, settlement: settlementFor };
    for (const [index, [name, creditFor]] of Object.entries(ways).entries()) {
      test(`${name}: refuses a concurrent withdrawal for missing turnover`, async () => {
        const player = await withdrawingMember(app, `holds${index}`, 10_000n);
        const credit = await creditFor(player);
        let code: string | undefined;
        const hasWaited = await heldUntilBlocked(database(), credit, async () => {
          code = (await applyAs(app, player, '200.00')).code;
        });
        assert.deepEqual([hasWaited, code, await main(player)], [true, 'turnover_missing', 20_000n]);
      });

      test(`${name}: refuses a concurrent transfer to the upline for missing turnover`, async () => {
        const { uplinePath } = await addMember(app, `above${index}`, { type: 1 });
        const player = await withdrawingMember(app, `below${index}`, 10_000n, uplinePath);
        const credit = await creditFor(player);
        let code: string | undefined;
        const hasWaited = await heldUntilBlocked(database(), credit, async () => {
          const asked = { amount: '200.00', paymentPassword: testPaymentPassword };
          const sent = { token: player.token, headers: { 'idempotency-key': newId() } };
          code = (await apiClient(app).send(transferToUpline, asked, sent)).code;
        });
        assert.deepEqual([hasWaited, code, await main(player)], [true, 'upline_turnover_missing', 20_000n]);
      });
    }
  },
  ['postgres'],
);
