import { getPointReward } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { PointsDeps } from '../points-deps.ts';
import { listPresents } from '../presents.ts';

export function getPointRewardRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, getPointReward, async (_input, { language }) => ({ presents: await listPresents(deps, language) }));
}
