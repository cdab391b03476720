import { holdOpenMember } from '../../member/index.ts';
import { stillCounts } from './promotion-state.rules.ts';
import { claimedBy, type PromotionParts, type Taking, writeIssued } from './take-promotion.ts';

/**
 * Issues what a claim would give and ends it at once by the word of the member: the reward centre keeps it as declined, its
 * place and money are for others again. Of a raffle the ticket is declined before it is drawn: no place is taken and no reward
 * made. A repeat changes nothing. @throws Refusal as `claim`
 */
export function createDeclining(parts: PromotionParts, { hold }: Pick<Taking, 'hold'>) {
  const { kernel, deps, rows, offers, placeOf, tell } = parts;

  async function isDeclined(memberId: string, promotionId: string): Promise<boolean> {
    const offer = await offers.one(promotionId, 'EN');
    const taken = (await placeOf(memberId, [offer.terms])).taken.get(promotionId);
    return taken?.declinedAt !== undefined && stillCounts(offer, offer.moment, taken);
  }

  return (memberId: string, promotionId: string): Promise<void> =>
    kernel.database.transaction(async () => {
      await holdOpenMember(deps.member, memberId);
      if (await isDeclined(memberId, promotionId)) return;
      const held = await hold(memberId, promotionId, 'decline');
      if (held.offer.terms.kind === 'raffle') await rows.write({ ...held.fresh, state: 'issued' }, 'decline');
      else await deps.grants.declineOffer(await writeIssued(parts, held, claimedBy(held), 'decline'));
      tell(memberId);
    });
}
