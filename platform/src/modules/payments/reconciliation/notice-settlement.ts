import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { depositCredited } from '../../../kernel/events/deposit-credited.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { between, houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { creditedNotices, depositNotices } from '../deposits/deposits.tables.ts';
import type { Turnover } from '../turnover/turnover.ts';
import type { DepositNotice } from './deposit-notices.ts';
import { lockPayment } from './lock-payment.ts';
import { createNoticeStates, noticeReference, noticeSource, returnedKind } from './notice-states.ts';

interface SettlementDeps {
  kernel: Kernel;
  wallet: Wallet;
  turnover: Turnover;
  member: Pick<MemberModule, 'lock'>;
}

/** Settles money that arrived without an order: two operators credit it to a member or return it. */
export function createNoticeSettlement({ kernel, wallet, turnover, member }: SettlementDeps) {
  const { db } = kernel;
  const standings = createNoticeStates({ kernel, wallet });

  /**
   * Locks an open notice's payment against another decision and against callbacks.
   * @throws Refusal `not_found`, `notice_settled`
   */
  async function lockOpenNotice(id: number): Promise<DepositNotice> {
    const [notice] = await db.select().from(depositNotices).where(eq(depositNotices.id, id));
    if (!notice) throw new Refusal('not_found');
    await lockPayment(db, notice);
    const state = await standings.of(notice);
    if (state !== 'open') throw new Refusal('notice_settled', { value: { state } });
    return notice;
  }

  return {
    heldOpen: lockOpenNotice,
    /** Returns the standing of each, in order. */
    standings: standings.all,
    /**
     * Credits a notice, in the transaction of the decision; the member's debt is paid first.
     * @throws Refusal as `heldTransaction`
     */
    async credit(id: number, memberId: string): Promise<void> {
      const notice = await lockOpenNotice(id);
      // As with every credit: see change-deposit.ts.
      await member.lock(memberId);
      const { provider, amountMinor } = notice;
      await wallet.credit(memberId, {
        source: noticeSource,
        reference: noticeReference(notice),
        kind: 'deposit',
        meta: { noticeId: String(id) },
        legs: between(houseAccount(`deposits-${provider}`), memberAccount(memberId), amountMinor),
      });
      const reference = noticeReference(notice);
      const repaidMinor = await wallet.repaidBy(memberId, { source: noticeSource, reference });
      // Money that repaid a debt cannot be played with.
      await turnover.require({ memberId, reference, depositMinor: amountMinor - repaidMinor });
      const at = kernel.clock.now();
      await db.insert(creditedNotices).values({ reference, memberId, amountMinor, at });
      const event = { reference, memberId, amountMinor: `${amountMinor}`, creditedAt: at.toISOString() };
      await kernel.outbox.publish(depositCredited, event);
    },
    /**
     * Records a payment returned outside the portal; the ledger shows it coming and going.
     * @throws Refusal as `heldTransaction`
     */
    async returnPayment(id: number): Promise<void> {
      const notice = await lockOpenNotice(id);
      await wallet.post({
        source: noticeSource,
        reference: noticeReference(notice),
        kind: returnedKind,
        meta: { noticeId: String(id) },
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
