import { claimMission } from '@portal/shared/contract/rewards/missions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Missions } from '../open-missions.ts';
import { shownReward } from '../reward-terms.rules.ts';

export function claimMissionRoute(app: FastifyInstance, missions: Missions): void {
  route(app, claimMission, async (asked, { member }) => {
    const { reached, missionCount } = await missions.claim({ memberId: member.memberId, ...asked });
    return { reward: shownReward(reached.reward), missionCount };
  });
}
