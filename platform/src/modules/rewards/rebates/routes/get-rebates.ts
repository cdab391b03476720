import { getRebates } from '@portal/shared/contract/rewards/rebates';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Rebates } from '../open-rebates.ts';

export function getRebatesRoute(app: FastifyInstance, rebates: Rebates): void {
  route(app, getRebates, (_input, { member }) => rebates.summary(member.memberId));
}
