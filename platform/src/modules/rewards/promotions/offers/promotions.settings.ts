import { defineSetting, finance, ownedBy } from '../../../settings/index.ts';
import { demoPromotionTerms } from './demo-terms.ts';
import { promotionTermsById } from './promotion-terms-schema.ts';

/**
 * Rewards and conditions of promotions, by the id of the promotion (decisions/043). A promotion not
 * named here can be joined and gives nothing. This is money: changes need two persons.
 */
export const promotionSettings = ownedBy(finance, {
  'rewards.promotions': defineSetting(promotionTermsById, demoPromotionTerms),
});
