import type { FastifyInstance } from 'fastify';
import type { Grants } from './grants.ts';
import { claimRewardRoute } from './routes/claim-reward.ts';
import { listRewardsRoute } from './routes/list-rewards.ts';

export function grantsRoutes(app: FastifyInstance, grants: Grants): void {
  listRewardsRoute(app, grants);
  claimRewardRoute(app, grants);
}
