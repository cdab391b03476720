import { proposeForWithdrawal } from '@portal/shared/contract/operator/payment-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { shownProposal } from './operator-view.ts';

/** Nothing moves yet; what could not be done now is refused at once. */
export function proposeForWithdrawalFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { payments, operator: door } = deps;
  route(app, proposeForWithdrawal, ({ id, act, amount, reference, version, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const input = act === 'pay' ? { ...(amount && { amount }), ...(reference && { reference }) } : {};
      const seenVersion = await payments.withdrawals.decided.check({ id, act, input, seenVersion: version });
      const asked = { act: `withdrawal.${act}`, targetId: id, seenVersion, input, maker: operator.username, why };
      const made = await payments.proposals.make(asked);
      const line = { who: operator.username, act: `propose-${act}-withdrawal`, target: id, why };
      await door.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownProposal(made);
    }),
  );
}
