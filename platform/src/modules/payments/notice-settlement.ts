import { and, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { between, houseAccount, memberAccount, type Wallet } from '../wallet/index.ts';
import type { DepositNotice } from './deposit-notices.ts';
import { depositNotices, deposits } from './deposits.tables.ts';
import { holdPayment } from './hold-payment.ts';
import { noticeStanding, type PaymentPlace } from './notice-standing.rules.ts';
import type { Turnover } from './turnover.ts';

/** Its movements in the ledger; the payment is the reference, so none is booked twice. */
export const noticeSource = 'deposit-notice';
export const noticeReference = ({ provider, paymentId }: Pick<DepositNotice, 'provider' | 'paymentId'>) =>
  `${provider}:${paymentId}`;

const givenBack = 'deposit_returned';

interface SettlementDeps {
  kernel: Kernel;
  wallet: Wallet;
  turnover: Turnover;
}

/** Money that has arrived and fits no order: credited to a member or given back, by what two operators have decided. */
export function createNoticeSettlement({ kernel, wallet, turnover }: SettlementDeps) {
  const { db } = kernel;

  async function placeOf(notice: DepositNotice): Promise<PaymentPlace> {
    const [leg] = await wallet.legsOf(noticeSource, [noticeReference(notice)]);
    const isPayment = and(eq(deposits.provider, notice.provider), eq(deposits.paymentReference, notice.paymentId));
    const [found] = await db.select({ state: deposits.state }).from(deposits).where(isPayment);
    return {
      ...(found && { holder: found.state }),
      ...(leg && { settled: leg.kind === givenBack ? 'returned' : 'credited' }),
    };
  }

  /** Its payment is held against a second decision and against callbacks. @throws Refusal `not_found`, `notice_settled` */
  async function heldOpen(id: number): Promise<DepositNotice> {
    const [notice] = await db.select().from(depositNotices).where(eq(depositNotices.id, id));
    if (!notice) throw new Refusal('not_found');
    await holdPayment(db, notice);
    const state = noticeStanding(notice, await placeOf(notice));
    if (state !== 'open') throw new Refusal('notice_settled', { value: { state } });
    return notice;
  }

  return {
    heldOpen,
    /** How each stands, by id. */
    async standings(list: readonly DepositNotice[]) {
      const legs = await wallet.legsOf(noticeSource, list.map(noticeReference));
      const settled = new Map(
        legs.map(({ reference, kind }) => [
          reference,
          kind === givenBack ? ('returned' as const) : ('credited' as const),
        ]),
      );
      const ids = list.map(({ paymentId }) => paymentId);
      const holders = await db.select().from(deposits).where(inArray(deposits.paymentReference, ids));
      return list.map((notice) => {
        const holder = holders.find(
          (row) => row.provider === notice.provider && row.paymentReference === notice.paymentId,
        )?.state;
        return noticeStanding(notice, { holder, settled: settled.get(noticeReference(notice)) });
      });
    },
    /** In the transaction of the decision; what the member owes is paid first. @throws Refusal as `heldOpen` */
    async credit(id: number, memberId: string): Promise<void> {
      const notice = await heldOpen(id);
      const { provider, amountMinor } = notice;
      await wallet.payIn(memberId, {
        ...{
          source: noticeSource,
          reference: noticeReference(notice),
          kind: 'deposit',
          meta: { noticeId: String(id) },
        },
        legs: between(houseAccount(`deposits-${provider}`), memberAccount(memberId), amountMinor),
      });
      await turnover.require({ memberId, reference: noticeReference(notice), depositMinor: amountMinor });
    },
    /** Sent back outside of the portal; the ledger has it come and go. @throws Refusal as `heldOpen` */
    async giveBack(id: number): Promise<void> {
      const notice = await heldOpen(id);
      await wallet.post({
        ...{
          source: noticeSource,
          reference: noticeReference(notice),
          kind: givenBack,
          meta: { noticeId: String(id) },
        },
        legs: between(
          houseAccount(`deposits-${notice.provider}`),
          houseAccount('deposits-returned'),
          notice.amountMinor,
        ),
      });
    },
  };
}

export type NoticeSettlement = ReturnType<typeof createNoticeSettlement>;
