import { getPointBalance } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Points } from '../open-points.ts';

export function getPointBalanceRoute(app: FastifyInstance, points: Points): void {
  route(app, getPointBalance, (_input, { member }) => points.balance(member.memberId));
}
