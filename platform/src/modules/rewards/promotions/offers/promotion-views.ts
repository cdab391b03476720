import { trialType } from '@portal/shared/contract/constants';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Promotion, PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import type { MemberCaller } from '../../../../kernel/calls/callers.ts';
import type { MemberState } from '../participation/member-state.ts';
import type { PromotionParts } from '../participation/take-promotion.ts';
import type { ShownOffer } from './promotion-offers.ts';
import { dueDeposit, stateOf, stillCounts } from './promotion-state.rules.ts';
import { depositBonus } from './promotion-terms.rules.ts';
import { showParticipation, showPromotion, showTerms, termsIdOf } from './show-promotion.ts';

/** The caller; visitors and trial accounts see what a newcomer sees. */
type Viewer = Pick<MemberCaller, 'memberId' | 'isAgent'> | undefined;

/** Reads promotions for players. */
export function createPromotionViews({ offers, readMemberState, rows, usageStore, tickets }: PromotionParts) {
  const memberStateFor = (asker: Viewer, shown: readonly ShownOffer[]): Promise<MemberState> | undefined =>
    asker && asker.isAgent !== trialType
      ? readMemberState(
          asker.memberId,
          shown.map(({ terms }) => terms),
        )
      : undefined;
  const seenBy = (offer: ShownOffer, memberState: MemberState | undefined) =>
    stateOf(offer, offer.moment, memberState?.participations.get(offer.shown.id), memberState?.facts);

  return {
    async list(asker: Viewer, language: LanguageCode, type?: string): Promise<Promotion[]> {
      const all = (await offers.list(language)).filter(({ shown }) => type === undefined || shown.type === type);
      const memberState = await memberStateFor(asker, all);
      return all.map((offer) => showPromotion(offer, seenBy(offer, memberState)));
    },
    /**
     * Reads one promotion.
     * @throws Refusal `promotion_not_found`
     */
    async detail(asker: Viewer, language: LanguageCode, id: string): Promise<PromotionDetail> {
      const offer = await offers.one(id, language);
      const memberState = await memberStateFor(asker, [offer]);
      const drawn = offer.terms.kind === 'raffle' ? await usageStore.drawn(id) : new Map<string, number>();
      const terms = { terms: showTerms(offer, drawn), termsId: termsIdOf(offer.terms) };
      const shown = { ...showPromotion(offer, seenBy(offer, memberState)), ...terms };
      const last = memberState?.participations.get(id);
      if (!last || !stillCounts(offer, offer.moment, last)) return shown;
      const images = (await rows.imageIds(last.row.id)).length;
      const isDrawn = await tickets.isDrawn(last.row.id);
      const participation = showParticipation(last, await rows.events(last.row.id), { images, isDrawn });
      const due = dueDeposit(offer, last, memberState?.facts);
      if (!due || offer.terms.kind !== 'deposit') return { ...shown, participation };
      return { ...shown, participation, offer: amountFromMinor(depositBonus(offer.terms, due.amountMinor)) };
    },
  };
}
