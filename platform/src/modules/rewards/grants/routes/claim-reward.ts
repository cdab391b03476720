import { claimReward } from '@portal/shared/contract/rewards/rewards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Grants } from '../grants.ts';
import { showReward } from '../show-reward.ts';

export function claimRewardRoute(app: FastifyInstance, grants: Grants): void {
  route(app, claimReward, async ({ id }, { member, language }) =>
    showReward(await grants.claim(member.memberId, id), language, app.kernel.clock.now()),
  );
}
