import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { between, houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { creditedReports, paymentReports } from '../deposits/deposits.tables.ts';
import { depositCredited } from '../payments.events.ts';
import type { Turnover } from '../turnover/turnover.ts';
import { lockPayment } from './lock-payment.ts';
import type { PaymentReport } from './payment-reports.ts';
import { createReportStates, returnedKind, withoutOrderReference, withoutOrderSource } from './report-states.ts';

interface SettlementDeps {
  kernel: Kernel;
  wallet: Wallet;
  turnover: Turnover;
  member: Pick<MemberModule, 'lock'>;
}

/** Settles money that arrived without an order: two operators credit it to a member or return it. */
export function createPaymentsWithoutOrder({ kernel, wallet, turnover, member }: SettlementDeps) {
  const { db } = kernel;
  const standings = createReportStates({ kernel, wallet });

  /**
   * Locks the payment of an open report against another decision and against callbacks.
   * @throws Refusal `not_found`, `notice_settled`
   */
  async function lockOpenReport(id: number): Promise<PaymentReport> {
    const [report] = await db.select().from(paymentReports).where(eq(paymentReports.id, id));
    if (!report) throw new Refusal('not_found');
    await lockPayment(db, report);
    const state = await standings.of(report);
    if (state !== 'open') throw new Refusal('notice_settled', { value: { state } });
    return report;
  }

  return {
    heldOpen: lockOpenReport,
    /** Returns the standing of each, in order. */
    standings: standings.all,
    /**
     * Credits a payment, in the transaction of the decision; the member's debt is paid first.
     * @throws Refusal as `heldTransaction`
     */
    async credit(id: number, memberId: string): Promise<void> {
      const report = await lockOpenReport(id);
      // As with every credit: see change-deposit.ts.
      await member.lock(memberId);
      const { provider, amountMinor } = report;
      await wallet.credit(memberId, {
        source: withoutOrderSource,
        reference: withoutOrderReference(report),
        kind: 'deposit',
        meta: { noticeId: String(id) },
        legs: between(houseAccount(`deposits-${provider}`), memberAccount(memberId), amountMinor),
      });
      const reference = withoutOrderReference(report);
      const repaidMinor = await wallet.repaidBy(memberId, { source: withoutOrderSource, reference });
      // Money that repaid a debt cannot be played with.
      await turnover.require({ memberId, reference, depositMinor: amountMinor - repaidMinor });
      const at = kernel.clock.now();
      await db.insert(creditedReports).values({ reference, memberId, amountMinor, at });
      const event = { reference, memberId, amountMinor: `${amountMinor}`, creditedAt: at.toISOString() };
      await kernel.outbox.publish(depositCredited, event);
    },
    /**
     * Records a payment returned outside the portal; the ledger shows it coming and going.
     * @throws Refusal as `heldTransaction`
     */
    async returnPayment(id: number): Promise<void> {
      const report = await lockOpenReport(id);
      await wallet.post({
        source: withoutOrderSource,
        reference: withoutOrderReference(report),
        kind: returnedKind,
        meta: { noticeId: String(id) },
        legs: between(
          houseAccount(`deposits-${report.provider}`),
          houseAccount('deposits-returned'),
          report.amountMinor,
        ),
      });
    },
  };
}

export type PaymentsWithoutOrder = ReturnType<typeof createPaymentsWithoutOrder>;
