import { claimRebate } from '@portal/shared/contract/rewards/rebates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Rebates } from '../open-rebates.ts';

export function claimRebateRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, claimRebate, ({ gameType }, { member }) => rebates.claim(member.memberId, gameType));
}
