import { trialType } from '@portal/shared/contract/constants';
import { proposeRank } from '@portal/shared/contract/rewards/operator-ranks';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { PaymentsModule, Proposal } from '../../payments/index.ts';
import type { RewardsModule } from '../index.ts';

interface RankFlowDeps {
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  rewards: RewardsModule;
}

export const rankAct = 'vip.rank';

/** Creates an approval request for a rank, which brings rebates and gifts. */
export function proposeRankFlow(
  app: FastifyInstance,
  { member, operator: operatorModule, payments, rewards }: RankFlowDeps,
): void {
  route(app, proposeRank, ({ member: named, rank, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const { username: maker } = operator;
    return app.kernel.database.transaction(async () => {
      const { id: memberId, account, type, rankLevel } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      await rewards.vip.ranks.check({ memberId, rank });
      const input = { memberId, account, from: String(rankLevel), to: String(rank) };
      // A correction of the wallet may be open beside it.
      const about = { act: rankAct, targetId: `${memberId}.rank`, seenVersion: rankLevel };
      const made = await payments.approvalRequests.make({ ...about, input, maker, why });
      const line = { who: maker, act: 'propose-rank', target: account, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/**
 * Gives an approved rank and returns the detail for its audit line. @throws Refusal `proposal_stale`, and as `check` of
 * ranks
 */
export async function giveRank({ rewards }: Pick<RankFlowDeps, 'rewards'>, { id, seenVersion, input }: Proposal) {
  const { memberId = '', to } = input;
  await rewards.vip.ranks.correct({ id, memberId, rank: Number(to), seenRank: seenVersion });
  return { act: 'give-rank', detail: input };
}
