import type { NoticeState } from '@portal/shared/contract/payments/operator-deposits';
import { or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Wallet } from '../../wallet/index.ts';
import { deposits, holdsPayment } from '../deposits/deposits.tables.ts';
import type { DepositNotice } from './deposit-notices.ts';
import { noticeState, type PaymentBooking } from './notice-state.rules.ts';

/** Its ledger source; the payment is the reference, so that none is booked twice. */
export const noticeSource = 'deposit-notice';
export const noticeReference = ({ provider, paymentId }: Pick<DepositNotice, 'provider' | 'paymentId'>) =>
  `${provider}:${paymentId}`;

/** Ledger kind of a returned payment. */
export const returnedKind = 'deposit_returned';

interface NoticeStateDeps {
  kernel: Kernel;
  wallet: Wallet;
}

/** Determines what became of notices' money, from the ledger and the deposits that hold it. */
export function createNoticeStates({ kernel, wallet }: NoticeStateDeps) {
  const { db } = kernel;

  async function bookingOf(notice: DepositNotice): Promise<PaymentBooking> {
    const [leg] = await wallet.legsOf(noticeSource, [noticeReference(notice)]);
    const [found] = await db
      .select({ state: deposits.state })
      .from(deposits)
      .where(holdsPayment(notice.provider, [notice.paymentId]));
    return {
      ...(found && { holder: found.state }),
      ...(leg && { settled: leg.kind === returnedKind ? 'returned' : 'credited' }),
    };
  }

  return {
    of: async (notice: DepositNotice): Promise<NoticeState> => noticeState(notice, await bookingOf(notice)),
    /** Returns the standing of each, in order. */
    async all(list: readonly DepositNotice[]): Promise<NoticeState[]> {
      if (list.length === 0) return [];
      const legs = await wallet.legsOf(noticeSource, list.map(noticeReference));
      const settled = new Map(
        legs.map(({ reference, kind }) => [
          reference,
          kind === returnedKind ? ('returned' as const) : ('credited' as const),
        ]),
      );
      const isHolder = or(...list.map(({ provider, paymentId }) => holdsPayment(provider, [paymentId])));
      const holders = await db.select().from(deposits).where(isHolder);
      return list.map((notice) => {
        const holder = holders.find(
          (row) => row.provider === notice.provider && row.paymentReference === notice.paymentId,
        )?.state;
        return noticeState(notice, { holder, settled: settled.get(noticeReference(notice)) });
      });
    },
  };
}
