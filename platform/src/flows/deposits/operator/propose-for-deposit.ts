import { proposeForDeposit } from '@portal/shared/contract/payments/operator-deposits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import type { DecidedDeposit, PaymentsModule, Proposal } from '../../../modules/payments/index.ts';
import type { Decision } from '../../proposals/decision.ts';
import { shownApprovalRequest } from '../../proposals/shown-approval-request.ts';
import type { DepositFlowDeps } from '../deposit-deps.ts';

/** Creates an approval request if the act is possible now; another operator's decision performs it. */
export function proposeForDepositFlow(
  app: FastifyInstance,
  { payments, operator: operatorModule }: DepositFlowDeps,
): void {
  route(app, proposeForDeposit, ({ id, act, version, why, isAmountConfirmed, ...typed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const asked = { id, act, input: typed, seenVersion: version, isAmountConfirmed };
      const checked = await payments.deposits.decided.check(asked);
      const { version: seenVersion, input } = checked;
      const approvalRequest = {
        act: `deposit.${act}`,
        targetId: id,
        seenVersion,
        input,
        maker: operator.username,
        why,
      };
      const made = await payments.approvalRequests.make(approvalRequest);
      const line = { who: operator.username, act: `propose-${act}-deposit`, target: id, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/** Performs an approved act on a deposit and returns the detail for its audit line. */
export const depositAct =
  (act: DecidedDeposit['act']) =>
  async (
    { payments }: { payments: PaymentsModule },
    { targetId, seenVersion, input }: Proposal,
    { isAmountConfirmed }: Decision,
  ) => {
    const asked = { id: targetId, act, seenVersion, input, isAmountConfirmed };
    const { state, memberId } = await payments.deposits.decided.run(asked);
    return { act: `${act}-deposit`, detail: { state, memberId, ...input } };
  };
