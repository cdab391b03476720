import type { FastifyInstance } from 'fastify';
import type { Promotions } from './open-promotions.ts';
import { claimRafflePromotionRoute } from './routes/claim-raffle-promotion.ts';

export function promotionsRoutes(app: FastifyInstance, _promotions: Promotions): void {
  claimRafflePromotionRoute(app);
}
