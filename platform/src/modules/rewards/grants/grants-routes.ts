import type { FastifyInstance } from 'fastify';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { claimRewardRoute } from './routes/claim-reward.ts';
import { declineRewardRoute } from './routes/decline-reward.ts';
import { listBonusesRoute } from './routes/list-bonuses.ts';
import { listRewardsRoute } from './routes/list-rewards.ts';
import { operatorRewardsRoutes } from './routes/operator-rewards.ts';

export function grantsRoutes(app: FastifyInstance, deps: RewardKindDeps): void {
  listRewardsRoute(app, deps.grants);
  claimRewardRoute(app, deps.grants);
  declineRewardRoute(app, deps.grants);
  listBonusesRoute(app, deps);
  operatorRewardsRoutes(app, deps);
}
