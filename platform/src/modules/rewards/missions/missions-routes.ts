import type { FastifyInstance } from 'fastify';
import type { Missions } from './open-missions.ts';
import { claimMissionRoute } from './routes/claim-mission.ts';
import { declineMissionRoute } from './routes/decline-mission.ts';
import { getMissionLeaderboardRoute } from './routes/get-mission-leaderboard.ts';
import { getMissionSummaryRoute } from './routes/get-mission-summary.ts';

export function missionsRoutes(app: FastifyInstance, missions: Missions): void {
  getMissionSummaryRoute(app, missions);
  claimMissionRoute(app, missions);
  declineMissionRoute(app, missions);
  getMissionLeaderboardRoute(app, missions);
}
