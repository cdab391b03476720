import { amountFromMinor } from '@portal/shared/contract/amounts';
import { trialType } from '@portal/shared/contract/constants';
import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { PromotionDetail } from '@portal/shared/contract/rewards/promotion-member-calls';
import type { MemberCaller } from '../../../kernel/callers.ts';
import type { MemberPlace } from './member-standing.ts';
import type { ShownOffer } from './promotion-offers.ts';
import { dueDeposit, stateOf, stillCounts } from './promotion-state.rules.ts';
import { depositBonus } from './promotion-terms.rules.ts';
import { showParticipation, showPromotion, showTerms, termsIdOf } from './show-promotion.ts';
import type { PromotionParts } from './take-promotion.ts';

/** The caller; visitors and trial accounts see what a newcomer sees. */
export type Asker = Pick<MemberCaller, 'memberId' | 'isAgent'> | undefined;

/** Reads promotions for players. */
export function createPromotionViews({ offers, placeOf, rows, books, tickets }: PromotionParts) {
  const placeFor = (asker: Asker, shown: readonly ShownOffer[]): Promise<MemberPlace> | undefined =>
    asker && asker.isAgent !== trialType
      ? placeOf(
          asker.memberId,
          shown.map(({ terms }) => terms),
        )
      : undefined;
  const seenBy = (offer: ShownOffer, place: MemberPlace | undefined) =>
    stateOf(offer, offer.moment, place?.taken.get(offer.shown.id), place?.standing);

  return {
    async list(asker: Asker, language: LanguageCode, type?: string): Promise<Promotion[]> {
      const all = (await offers.list(language)).filter(({ shown }) => type === undefined || shown.type === type);
      const place = await placeFor(asker, all);
      return all.map((offer) => showPromotion(offer, seenBy(offer, place)));
    },
    /**
     * Reads one promotion.
     * @throws Refusal `promotion_not_found`
     */
    async detail(asker: Asker, language: LanguageCode, id: string): Promise<PromotionDetail> {
      const offer = await offers.one(id, language);
      const place = await placeFor(asker, [offer]);
      const drawn = offer.terms.kind === 'raffle' ? await books.drawn(id) : new Map<string, number>();
      const terms = { terms: showTerms(offer, drawn), termsId: termsIdOf(offer.terms) };
      const shown = { ...showPromotion(offer, seenBy(offer, place)), ...terms };
      const taken = place?.taken.get(id);
      if (!taken || !stillCounts(offer, offer.moment, taken)) return shown;
      const images = (await rows.imageIds(taken.row.id)).length;
      const isDrawn = await tickets.isDrawn(taken.row.id);
      const participation = showParticipation(taken, await rows.events(taken.row.id), { images, isDrawn });
      const due = dueDeposit(offer, taken, place?.standing);
      if (!due || offer.terms.kind !== 'deposit') return { ...shown, participation };
      return { ...shown, participation, offer: amountFromMinor(depositBonus(offer.terms, due.amountMinor)) };
    },
  };
}
