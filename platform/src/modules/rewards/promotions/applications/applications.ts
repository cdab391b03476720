import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { giveReward } from '../participation/give-reward.ts';
import { assertAgreed, type PromotionParts, type Taking } from '../participation/take-promotion.ts';
import type { ParticipationRow } from '../promotions.tables.ts';
import type { ApplicationImages } from './application-images.ts';
import { decisionMessage } from './decision-message.ts';

interface Application {
  promotionId: string;
  comment: string;
  imageIds: readonly string[];
  /** Id of the shown terms; others are refused (`conflict`). */
  termsId?: string | undefined;
}

interface Seen {
  id: string;
  /** The version that was read; refused (`conflict`) when the application has changed since. */
  version?: number;
}

const waits: readonly ParticipationRow['state'][] = ['applying', 'process'];

/** Applications: made by members, reviewed and decided by operators. */
export function createApplications(parts: PromotionParts, { hold }: Taking, images: ApplicationImages) {
  const { kernel, deps, rows, usageStore, offers, notify } = parts;

  /**
   * Locks an application until the transaction ends.
   * @throws Refusal `not_found`, `conflict`, `application_state`
   */
  async function held({ id, version }: Seen, from: readonly ParticipationRow['state'][]): Promise<ParticipationRow> {
    const row = await rows.lock(id);
    if (!row || row.comment === null) throw new Refusal('not_found');
    if (version !== undefined && version !== row.version) throw new Refusal('conflict');
    if (!from.includes(row.state)) throw new Refusal('application_state', { value: { state: row.state } });
    return row;
  }

  /**
   * Locks an application that can be approved now, and its member, until the transaction ends.
   * @throws Refusal as `held`, `account_closed`
   */
  async function lockApprovable(seen: Seen): Promise<ParticipationRow> {
    const found = await rows.byId(seen.id);
    if (!found) throw new Refusal('not_found');
    // Locked in the order of members' acts: the member, the participation, the totals.
    await lockOpenMember(deps.member, found.memberId);
    return held(seen, waits);
  }

  async function decided(row: ParticipationRow, change: Partial<ParticipationRow>, act: string) {
    const next = await rows.write({ ...row, ...change, version: row.version + 1 }, act);
    await deps.inbox.notify(decisionMessage(next));
    notify(row.memberId);
    return next;
  }

  return {
    page: rows.page,
    apply: (memberId: string, { promotionId, comment, imageIds, termsId }: Application) =>
      kernel.database.transaction(async () => {
        const held = await hold(memberId, promotionId, 'apply');
        assertAgreed(held, termsId);
        const { fresh, offer } = held;
        await images.use(memberId, promotionId, imageIds, fresh.id);
        await rows.write({ ...fresh, state: 'applying', comment, terms: offer.terms }, 'apply');
        notify(memberId);
      }),
    /**
     * Starts the review, in a transaction.
     * @throws Refusal `not_found`, `conflict`, `application_state`
     */
    async review(seen: Seen): Promise<ParticipationRow> {
      const row = await held(seen, ['applying']);
      notify(row.memberId);
      return rows.write({ ...row, state: 'process', version: row.version + 1 }, 'review');
    },
    /**
     * Rejects, in a transaction.
     * @throws Refusal as `review`
     */
    async reject(seen: Seen, reason: string): Promise<ParticipationRow> {
      return decided(await held(seen, waits), { state: 'rejected', reason }, 'reject');
    },
    lockApprovable,
    /** Returns the money that an application brings, or has brought; 0.00 if it is none. */
    async amountOf({ terms, promotionId, amountMinor }: ParticipationRow): Promise<string> {
      if (amountMinor !== null) return amountFromMinor(amountMinor);
      const promised = terms ?? (await offers.termsOf(promotionId));
      return ('amount' in promised && promised.amount) || '0.00';
    },
    /**
     * Approves, in a transaction.
     * @throws Refusal as `review`, `account_closed`, `promotion_not_found`, `promotion_spent`
     */
    async approve(seen: Seen): Promise<ParticipationRow> {
      const row = await lockApprovable(seen);
      const now = await offers.termsOf(row.promotionId);
      const terms = row.terms ?? now;
      if (terms.kind !== 'application') throw new Refusal('promotion_not_found');
      const amountMinor = terms.amount === undefined ? null : minorUnits(terms.amount);
      const points = terms.points === undefined ? null : BigInt(terms.points);
      // The reward is the one promised; the remaining places and money are the current ones.
      const room = now.kind === 'application' ? now : terms;
      await usageStore.take(row.promotionId, room, await usageStore.lock(row.promotionId), amountMinor ?? 0n);
      await giveReward(deps, terms, { ...row, amountMinor, points }, kernel.clock.now());
      return decided(row, { state: 'issued', amountMinor, points }, 'approve');
    },
  };
}

export type Applications = ReturnType<typeof createApplications>;
