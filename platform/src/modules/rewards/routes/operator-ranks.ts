import { trialType } from '@portal/shared/contract/constants';
import { proposeRank } from '@portal/shared/contract/rewards/operator-ranks';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ApprovalRequest, ApprovalsModule } from '../../approvals/index.ts';
import type { RewardsModule } from '../index.ts';

export interface RankDeps {
  approvals: ApprovalsModule;
  member: MemberModule;
  rewards: RewardsModule;
}

const act = 'vip.rank';

/** Ranks given by two operators, since a rank brings rebates and gifts. */
export function rankRoutes(app: FastifyInstance, { approvals, member, rewards }: RankDeps): void {
  approvals.register(act, { run: (request) => giveRank(rewards, request) });
  route(app, proposeRank, ({ member: named, rank, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const { id: memberId, account, type, rankLevel } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      await rewards.vip.ranks.check({ memberId, rank });
      const input = { memberId, account, from: String(rankLevel), to: String(rank) };
      // A correction of the wallet may be open beside it.
      const target = { targetId: `${memberId}.rank`, seenVersion: rankLevel };
      return { act, ...target, input, why, audit: { act: 'propose-rank', target: account } };
    }),
  );
}

/** @throws Refusal `proposal_stale`, and as `check` of ranks */
async function giveRank({ vip }: RewardsModule, { id, seenVersion, input }: ApprovalRequest) {
  const { memberId = '', to } = input;
  await vip.ranks.correct({ id, memberId, rank: Number(to), seenRank: seenVersion });
  return { act: 'give-rank', detail: input };
}
