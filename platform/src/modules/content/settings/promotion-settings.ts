import { define } from './define-setting.ts';
import { demoPromotionTerms } from './promotion-defaults.ts';
import { promotionTermsById } from './promotion-terms-schema.ts';

/**
 * What promotions give and ask for, by the id of the promotion (docs/decisions/043-promotions.md). A promotion that is not
 * named here can be joined and gives nothing. Money: it changes by two persons.
 */
export const promotionSettings = {
  'rewards.promotions': define(promotionTermsById, demoPromotionTerms),
};
