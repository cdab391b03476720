import type { NoticeState } from '@portal/shared/contract/payments/operator-deposits';
import { or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Wallet } from '../../wallet/index.ts';
import { deposits, holdsPayment } from '../deposits/deposits.tables.ts';
import type { PaymentReport } from './payment-reports.ts';
import { type PaymentBooking, reportState } from './report-state.rules.ts';

/** Ledger source of payments without an order; the payment is the reference, so that none is booked twice. */
export const withoutOrderSource = 'deposit-notice';
export const withoutOrderReference = ({ provider, paymentId }: Pick<PaymentReport, 'provider' | 'paymentId'>) =>
  `${provider}:${paymentId}`;

/** Ledger kind of a returned payment. */
export const returnedKind = 'deposit_returned';

interface ReportStateDeps {
  kernel: Kernel;
  wallet: Wallet;
}

/** Determines what became of reported payments' money, from the ledger and the deposits that hold it. */
export function createReportStates({ kernel, wallet }: ReportStateDeps) {
  const { db } = kernel;

  async function bookingOf(report: PaymentReport): Promise<PaymentBooking> {
    const [leg] = await wallet.legsOf(withoutOrderSource, [withoutOrderReference(report)]);
    const [found] = await db
      .select({ state: deposits.state })
      .from(deposits)
      .where(holdsPayment(report.provider, [report.paymentId]));
    return {
      ...(found && { holder: found.state }),
      ...(leg && { settled: leg.kind === returnedKind ? 'returned' : 'credited' }),
    };
  }

  return {
    of: async (report: PaymentReport): Promise<NoticeState> => reportState(report, await bookingOf(report)),
    /** Returns the standing of each, in order. */
    async all(list: readonly PaymentReport[]): Promise<NoticeState[]> {
      if (list.length === 0) return [];
      const legs = await wallet.legsOf(withoutOrderSource, list.map(withoutOrderReference));
      const settled = new Map(
        legs.map(({ reference, kind }) => [
          reference,
          kind === returnedKind ? ('returned' as const) : ('credited' as const),
        ]),
      );
      const isHolder = or(...list.map(({ provider, paymentId }) => holdsPayment(provider, [paymentId])));
      const holders = await db.select().from(deposits).where(isHolder);
      return list.map((report) => {
        const holder = holders.find(
          (row) => row.provider === report.provider && row.paymentReference === report.paymentId,
        )?.state;
        return reportState(report, { holder, settled: settled.get(withoutOrderReference(report)) });
      });
    },
  };
}
