import { amountFromMinor } from '@portal/shared/contract/amounts';
import { trialType } from '@portal/shared/contract/constants';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import { adjustAct } from './adjust-wallet.ts';
import { shownApprovalRequest } from './shown-approval-request.ts';

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
