import type { FastifyInstance } from 'fastify';
import type { Points } from './open-points.ts';
import { convertPointRoute } from './routes/convert-point.ts';
import { getPointBalanceRoute } from './routes/get-point-balance.ts';
import { getPointConfigRoute } from './routes/get-point-config.ts';
import { getPointRewardRoute } from './routes/get-point-reward.ts';
import { getRedeemPointListRoute } from './routes/get-redeem-point-list.ts';
import { listPointMovementsRoute } from './routes/list-point-movements.ts';
import { operatorRedemptionRoutes } from './routes/operator-redemptions.ts';
import { redeemPointRewardRoute } from './routes/redeem-point-reward.ts';

export function pointsRoutes(app: FastifyInstance, points: Points): void {
  getPointBalanceRoute(app, points);
  getPointConfigRoute(app, points.deps);
  getPointRewardRoute(app, points.deps);
  redeemPointRewardRoute(app, points.deps);
  getRedeemPointListRoute(app, points.deps);
  convertPointRoute(app, points.deps);
  listPointMovementsRoute(app, points.deps);
  operatorRedemptionRoutes(app, points.deps);
}
