import { listRebates } from '@portal/shared/contract/rewards/rebates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Rebates } from '../open-rebates.ts';

export function listRebatesRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, listRebates, (query, { member }) => rebates.history(member.memberId, query));
}
