import { lockOpenMember } from '../../../accounts/index.ts';
import { stillCounts } from '../offers/promotion-state.rules.ts';
import { claimedBy, type PromotionParts, type Taking, writeIssued } from './take-promotion.ts';

/**
 * Declines a promotion: issues what a claim would give and ends it at once, so that the reward centre shows it as
 * declined, and place and money are free again. A raffle is declined before the draw, without a place or a reward. A
 * repeat changes nothing.
 * @throws Refusal as `claim`
 */
export function createDeclining(parts: PromotionParts, { hold }: Pick<Taking, 'hold'>) {
  const { kernel, deps, rows, offers, readMemberState, notify } = parts;

  async function isDeclined(memberId: string, promotionId: string): Promise<boolean> {
    const offer = await offers.one(promotionId, 'EN');
    const participation = (await readMemberState(memberId, [offer.terms])).participations.get(promotionId);
    return participation?.declinedAt !== undefined && stillCounts(offer, offer.moment, participation);
  }

  return (memberId: string, promotionId: string): Promise<void> =>
    kernel.database.transaction(async () => {
      await lockOpenMember(deps.member, memberId);
      if (await isDeclined(memberId, promotionId)) return;
      const held = await hold(memberId, promotionId, 'decline');
      if (held.offer.terms.kind === 'raffle') await rows.write({ ...held.fresh, state: 'issued' }, 'decline');
      else await deps.grants.declineOffer(await writeIssued(parts, held, claimedBy(held), 'decline'));
      notify(memberId);
    });
}
