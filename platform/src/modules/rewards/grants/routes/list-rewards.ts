import { listRewards } from '@portal/shared/contract/rewards/rewards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Grants } from '../grants.ts';
import { showReward } from '../show-reward.ts';

export function listRewardsRoute(app: FastifyInstance, grants: Grants): void {
  route(app, listRewards, async (query, { member, language }) => {
    const now = app.kernel.clock.now();
    const { list, totalPages } = await grants.page(member.memberId, query);
    const rewardCount = await grants.countClaimable(member.memberId);
    const shown = list.map((grant) => showReward(grant, language, now));
    return { list: shown, totalPages, rewardCount, serverTime: now.toISOString() };
  });
}
