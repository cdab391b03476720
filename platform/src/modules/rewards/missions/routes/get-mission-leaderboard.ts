import { getMissionLeaderboard } from '@portal/shared/contract/rewards/missions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Missions } from '../open-missions.ts';

export function getMissionLeaderboardRoute(app: FastifyInstance, missions: Missions): void {
  route(app, getMissionLeaderboard, ({ week }, { member }) => missions.leaderboard(member.memberId, week));
}
