import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { trialType } from '@portal/shared/contract/constants';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import type { Proposal } from '../../payments/index.ts';
import type { WithdrawalFlowDeps } from '../../payments/route-deps.ts';
import { between, houseAccount, memberAccount } from '../index.ts';

/**
 * Creates an approval request with the balance for whoever decides. The balance may change until then; the number of
 * earlier corrections may not.
 */
export function proposeAdjustmentFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { member, payments, wallet, operator: operatorModule } = deps;
  route(app, proposeAdjustment, ({ member: named, amount, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const { username } = operator;
    return app.kernel.database.transaction(async () => {
      const { id: targetId, account, type } = await member.named(named);
      if (type === trialType) throw new Refusal('trial_account');
      const balance = amountFromMinor(await wallet.balanceOf(memberAccount(targetId)));
      const seenVersion = await payments.approvalRequests.countDone(adjustAct, targetId);
      const input = { amount, account, balance };
      const made = await payments.approvalRequests.make({
        act: adjustAct,
        targetId,
        seenVersion,
        input,
        maker: username,
        why,
      });
      const line = { who: username, act: 'propose-adjust-wallet', target: account, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

export const adjustAct = 'wallet.adjust';

/**
 * Performs an approved correction; locks the member, so that concurrent ones see each other. @throws Refusal
 * `proposal_stale`
 */
export async function adjustWallet(
  { member, payments, wallet }: WithdrawalFlowDeps,
  { id, targetId, seenVersion, input }: Proposal,
) {
  if (!(await member.lock(targetId))) throw new Refusal('not_found');
  if ((await payments.approvalRequests.countDone(adjustAct, targetId)) !== seenVersion)
    throw new Refusal('proposal_stale');
  const amount = minorUnits(input.amount ?? '');
  const legs = between(houseAccount('adjustments'), memberAccount(targetId), amount);
  const movement = { source: 'adjustment', reference: id, kind: 'adjustment', legs };
  // A credit pays debt first; a debit beyond the balance becomes debt.
  await (amount > 0n ? wallet.credit(targetId, movement) : wallet.adjust(targetId, movement));
  if (amount < 0n) await payments.turnover.trim(targetId);
  return { act: 'adjust-wallet', detail: input };
}
