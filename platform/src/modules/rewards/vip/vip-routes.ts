import type { FastifyInstance } from 'fastify';
import type { Vip } from './open-vip.ts';
import { claimBirthdayGiftRoute } from './routes/claim-birthday-gift.ts';
import { declineBirthdayGiftRoute } from './routes/decline-birthday-gift.ts';
import { getPlayerRankRoute } from './routes/get-player-rank.ts';
import { getVipBenefitsRoute } from './routes/get-vip-benefits.ts';
import { getVipGiftsRoute } from './routes/get-vip-gifts.ts';

export function vipRoutes(app: FastifyInstance, vip: Vip): void {
  getVipBenefitsRoute(app, vip);
  getVipGiftsRoute(app, vip);
  claimBirthdayGiftRoute(app, vip);
  declineBirthdayGiftRoute(app, vip);
  getPlayerRankRoute(app, vip);
}
