import { proposeForWithdrawal } from '@portal/shared/contract/payments/operator-withdrawals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { bankReference } from '../../../modules/payments/index.ts';
import { shownApprovalRequest } from '../../proposals/shown-approval-request.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { holdPayableMember, paysOut } from './payee-status.ts';

/** Creates an approval request; what is impossible now is refused immediately. */
export function proposeForWithdrawalFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { payments, operator: operatorModule } = deps;
  route(app, proposeForWithdrawal, ({ id, act, version, why, ...typed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const input = inputOf(act, typed);
      const seenVersion = await payments.withdrawals.decided.check({ id, act, input, seenVersion: version });
      if (paysOut(act)) await holdPayableMember(deps, await payments.withdrawals.memberOf(id));
      const asked = { act: `withdrawal.${act}`, targetId: id, seenVersion, input, maker: operator.username, why };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: operator.username, act: `propose-${act}-withdrawal`, target: id, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

interface Typed {
  amount?: string;
  reference?: string;
  part?: string;
}

/** Drops typed fields that the act does not use. */
function inputOf(act: string, { amount, reference, part }: Typed): Record<string, string> {
  const isPayment = act === 'pay';
  return {
    ...(isPayment && amount && { amount }),
    // The reference that the approver reads must contain no invisible characters.
    ...(isPayment && reference && { reference: bankReference(reference) }),
    ...((isPayment || act === 'force') && part && { part }),
  };
}
