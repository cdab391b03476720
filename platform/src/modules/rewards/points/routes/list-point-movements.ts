import { listPointMovements } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { pointRecord } from '../point-movements.ts';
import type { PointsDeps } from '../points-deps.ts';

export function listPointMovementsRoute(app: FastifyInstance, deps: PointsDeps): void {
  route(app, listPointMovements, (asked, { member: { memberId } }) => pointRecord(deps, memberId, asked));
}
