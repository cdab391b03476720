import { claimRafflePromotion } from './claim-raffle-promotion.ts';

/** Calls about promotions, for all-calls.ts. */
export const promotionCalls = { claimRafflePromotion };
