import type { FastifyInstance } from 'fastify';
import type { Promotions } from './open-promotions.ts';
import { claimRafflePromotionRoute } from './routes/claim-raffle-promotion.ts';
import { promotionMemberRoutes } from './routes/member-routes.ts';
import { promotionOperatorRoutes } from './routes/operator-routes.ts';
import { uploadPromotionImageRoute } from './routes/upload-promotion-image.ts';

export function promotionsRoutes(app: FastifyInstance, promotions: Promotions): void {
  promotionMemberRoutes(app, promotions);
  uploadPromotionImageRoute(app, promotions);
  claimRafflePromotionRoute(app, promotions);
  promotionOperatorRoutes(app, promotions);
}
