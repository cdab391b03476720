import { claimRafflePromotion } from '@portal/shared/contract/rewards/claim-raffle-promotion';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { Refusal } from '../../../../kernel/refusal.ts';

/** There is no raffle yet, so no promotion of that kind is found (docs/decisions/007). */
export function claimRafflePromotionRoute(app: FastifyInstance): void {
  route(app, claimRafflePromotion, async () => {
    throw new Refusal('promotion_not_found');
  });
}
