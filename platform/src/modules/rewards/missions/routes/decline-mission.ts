import { declineMission } from '@portal/shared/contract/rewards/missions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Missions } from '../open-missions.ts';

export function declineMissionRoute(app: FastifyInstance, missions: Missions): void {
  route(app, declineMission, (asked, { member: { memberId } }) => missions.decline({ memberId, ...asked }));
}
