import { getMissionSummary } from '@portal/shared/contract/rewards/missions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Missions } from '../open-missions.ts';

export function getMissionSummaryRoute(app: FastifyInstance, missions: Missions): void {
  route(app, getMissionSummary, (_input, { member, language }) => missions.summary(member.memberId, language));
}
