import { amountFromMinor } from '@portal/shared/contract/amounts';
import { trialType } from '@portal/shared/contract/constants';
import { proposeWaiver } from '@portal/shared/contract/payments/operator-waivers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import type { Proposal } from '../index.ts';
import type { WithdrawalFlowDeps } from '../route-deps.ts';

/** Creates an approval request with the missing turnover for whoever decides; bets until then lower it. */
export function proposeWaiverFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { member, payments, operator: operatorModule } = deps;
  route(app, proposeWaiver, ({ member: named, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const { username: maker } = operator;
    return app.kernel.database.transaction(async () => {
      const { id: memberId, account, type } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      const missing = await payments.turnover.missing(memberId);
      if (missing === 0n) throw new Refusal('nothing_to_waive');
      const input = { memberId, account, missing: amountFromMinor(missing) };
      // A correction of the wallet may be open beside it.
      const about = { act: waiveAct, targetId: `${memberId}.turnover`, seenVersion: 0 };
      const made = await payments.approvalRequests.make({ ...about, input, maker, why });
      const line = { who: maker, act: 'propose-waive-turnover', target: account, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

export const waiveAct = 'turnover.waive';

/**
 * Performs an approved waiver; turnover required after the request stays. @throws Refusal `proposal_stale` if nothing
 * is left
 */
export async function waiveForMember(
  { payments }: Pick<WithdrawalFlowDeps, 'payments'>,
  { id, input, madeAt }: Proposal,
) {
  const waived = await payments.waiveTurnover({ id, memberId: input.memberId ?? '', until: madeAt });
  if (waived.length === 0) throw new Refusal('proposal_stale');
  const requirements = waived.map(({ reference, missingMinor }) => ({
    reference,
    missing: amountFromMinor(missingMinor),
  }));
  return { act: 'waive-turnover', detail: { ...input, requirements } };
}
