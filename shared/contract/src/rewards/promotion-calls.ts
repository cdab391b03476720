import { claimRafflePromotion, getRaffleDraw } from './claim-raffle-promotion.ts';
import {
  applyForPromotion,
  claimPromotion,
  declinePromotion,
  getPromotion,
  joinPromotion,
  uploadPromotionImage,
} from './promotion-member-calls.ts';
import {
  decidePromotionApplication,
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
  reviewPromotionApplication,
} from './promotion-operator-calls.ts';

/** Calls about promotions, for all-calls.ts. */
export const promotionCalls = {
  claimRafflePromotion,
  getRaffleDraw,
  getPromotion,
  joinPromotion,
  claimPromotion,
  declinePromotion,
  applyForPromotion,
  uploadPromotionImage,
  listPromotionApplications,
  getPromotionApplication,
  getPromotionImage,
  reviewPromotionApplication,
  decidePromotionApplication,
};
