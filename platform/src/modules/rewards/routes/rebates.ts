import { claimRebate, declineRebate, getRebates, listRebates } from '@portal/shared/contract/rewards/rebates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Rebates } from '../rebates/open-rebates.ts';

export function claimRebateRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, claimRebate, ({ gameType }, { member }) => rebates.claim(member.memberId, gameType));
}

export function declineRebateRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, declineRebate, ({ gameType }, { member }) => rebates.decline(member.memberId, gameType));
}

export function getRebatesRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, getRebates, (_input, { member }) => rebates.summary(member.memberId));
}

export function listRebatesRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, listRebates, (query, { member }) => rebates.history(member.memberId, query));
}
