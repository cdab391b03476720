import {
  claimMission,
  declineMission,
  getMissionLeaderboard,
  getMissionSummary,
} from '@portal/shared/contract/rewards/missions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Missions } from '../missions/open-missions.ts';
import { shownReward } from '../missions/reward-terms.rules.ts';

export function claimMissionRoute(app: FastifyInstance, missions: Missions): void {
  route(app, claimMission, async (asked, { member }) => {
    const { reached, missionCount } = await missions.claim({ memberId: member.memberId, ...asked });
    return { reward: shownReward(reached.reward), missionCount };
  });
}

export function declineMissionRoute(app: FastifyInstance, missions: Missions): void {
  route(app, declineMission, (asked, { member: { memberId } }) => missions.decline({ memberId, ...asked }));
}

export function getMissionLeaderboardRoute(app: FastifyInstance, missions: Missions): void {
  route(app, getMissionLeaderboard, ({ week }, { member }) => missions.leaderboard(member.memberId, week));
}

export function getMissionSummaryRoute(app: FastifyInstance, missions: Missions): void {
  route(app, getMissionSummary, (_input, { member, language }) => missions.summary(member.memberId, language));
}
