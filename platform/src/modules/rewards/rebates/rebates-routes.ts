import type { FastifyInstance } from 'fastify';
import type { Rebates } from './open-rebates.ts';
import { claimRebateRoute } from './routes/claim-rebate.ts';
import { declineRebateRoute } from './routes/decline-rebate.ts';
import { getRebatesRoute } from './routes/get-rebates.ts';
import { listRebatesRoute } from './routes/list-rebates.ts';

export function rebatesRoutes(app: FastifyInstance, rebates: Rebates): void {
  getRebatesRoute(app, rebates);
  claimRebateRoute(app, rebates);
  declineRebateRoute(app, rebates);
  listRebatesRoute(app, rebates);
}
