import { proposeForWithdrawal } from '@portal/shared/contract/operator/payment-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import { bankReference } from '../../../modules/payments/index.ts';
import { shownProposal } from '../../proposals/shown-proposal.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';
import { holdPayableMember, paysOut } from './payee-standing.ts';

/** Nothing moves yet; what could not be done now is refused at once. */
export function proposeForWithdrawalFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { payments, operator: door } = deps;
  route(app, proposeForWithdrawal, ({ id, act, version, why, ...typed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const input = inputOf(act, typed);
      const seenVersion = await payments.withdrawals.decided.check({ id, act, input, seenVersion: version });
      if (paysOut(act)) await holdPayableMember(deps, await payments.withdrawals.memberOf(id));
      const asked = { act: `withdrawal.${act}`, targetId: id, seenVersion, input, maker: operator.username, why };
      const made = await payments.proposals.make(asked);
      const line = { who: operator.username, act: `propose-${act}-withdrawal`, target: id, why };
      await door.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownProposal(made);
    });
  });
}

interface Typed {
  amount?: string;
  reference?: string;
  part?: string;
}

/** What is typed for an act that does not take it is left out. */
function inputOf(act: string, { amount, reference, part }: Typed): Record<string, string> {
  const isPayment = act === 'pay';
  return {
    ...(isPayment && amount && { amount }),
    // What the one who decides reads holds nothing that cannot be seen.
    ...(isPayment && reference && { reference: bankReference(reference) }),
    ...((isPayment || act === 'force') && part && { part }),
  };
}
