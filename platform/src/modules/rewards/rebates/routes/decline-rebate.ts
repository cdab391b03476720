import { declineRebate } from '@portal/shared/contract/rewards/rebates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Rebates } from '../open-rebates.ts';

export function declineRebateRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, declineRebate, ({ gameType }, { member }) => rebates.decline(member.memberId, gameType));
}
