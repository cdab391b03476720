import { getPointBalance } from '@portal/shared/contract/rewards/get-point-balance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { RewardsModule } from '../index.ts';

export function getPointBalanceRoute(app: FastifyInstance, rewards: RewardsModule): void {
  route(app, getPointBalance, (_input, { member }) => rewards.pointBalance(member.memberId));
}
