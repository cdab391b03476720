import { declineReward } from '@portal/shared/contract/rewards/rewards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Grants } from '../grants.ts';
import { showReward } from '../show-reward.ts';

export function declineRewardRoute(app: FastifyInstance, grants: Grants): void {
  route(app, declineReward, async ({ id }, { member, language }) =>
    showReward(await grants.decline(member.memberId, id), language, app.kernel.clock.now()),
  );
}
