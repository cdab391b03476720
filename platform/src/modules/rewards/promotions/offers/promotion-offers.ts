import type { LanguageCode } from '@portal/shared/contract/game-types';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { ShownPromotion } from '../../../content/index.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import type { Moment, Offer } from './promotion-state.rules.ts';
import { freeTerms, type PromotionTerms, periodOf } from './promotion-terms.rules.ts';
import { noUsage, type UsageStore } from './promotion-usage.ts';

export interface ShownOffer extends Offer {
  shown: ShownPromotion;
  moment: Moment;
}

/** Reads current promotions: the operator's document, its terms, and how much is taken. */
export function createPromotionOffers(
  { clock }: Kernel,
  { settings, content: { shown } }: RewardKindDeps,
  usageStore: UsageStore,
) {
  const date = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

  async function list(language: LanguageCode): Promise<ShownOffer[]> {
    const promotions = await shown.promotions(language);
    const byId = await settings.get('rewards.promotions');
    const usageById = await usageStore.all();
    const now = clock.now();
    const day = dayIn(await settings.get('timeZone'), now);
    return promotions.map((promotion) => {
      const terms = termsIn(byId, promotion.id);
      return {
        shown: promotion,
        terms,
        usage: usageById.get(promotion.id) ?? noUsage,
        startsAt: date(promotion.startsAt),
        endsAt: date(promotion.endsAt),
        moment: { now, period: periodOf(terms, day) },
      };
    });
  }

  return {
    list,
    /**
     * Reads one shown promotion.
     * @throws Refusal `promotion_not_found`
     */
    async one(id: string, language: LanguageCode): Promise<ShownOffer> {
      const found = (await list(language)).find(({ shown: { id: of } }) => of === id);
      if (!found) throw new Refusal('promotion_not_found');
      return found;
    },
    /** Also for a promotion that is no longer shown. */
    termsOf: async (id: string): Promise<PromotionTerms> => termsIn(await settings.get('rewards.promotions'), id),
  };
}

const termsIn = (byId: Readonly<Record<string, PromotionTerms>>, id: string): PromotionTerms =>
  (Object.hasOwn(byId, id) ? byId[id] : undefined) ?? freeTerms;

export type PromotionOffers = ReturnType<typeof createPromotionOffers>;
