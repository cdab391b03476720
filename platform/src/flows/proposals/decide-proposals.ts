import { acceptProposal, declineProposal, listProposals } from '@portal/shared/contract/operator/payment-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import { aboutProposal } from './about-proposal.ts';
import { runProposal } from './run-proposal.ts';
import { shownProposal } from './shown-proposal.ts';

/** Decides an approval request; the decision, its effect and the audit line are one transaction. */
export function decideProposalFlows(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { payments, operator: door } = deps;

  route(app, listProposals, async ({ state, pageNo, pageSize }) => {
    const { list, totalPages } = await payments.proposals.page(state, pageNo, pageSize);
    const shown = list.map(async (proposal) => ({
      ...shownProposal(proposal),
      about: await aboutProposal(deps, proposal),
    }));
    return { list: await Promise.all(shown), totalPages };
  });

  route(app, acceptProposal, async ({ id, why, isAmountConfirmed }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const who = operator.username;
    const accepted = await payments.proposals.accept({ id, who, why }, async (proposal) => {
      await door.assertApart(proposal.maker, who);
      const { act, detail } = await runProposal(deps, proposal, { who, isAmountConfirmed });
      const made = { proposalId: id, maker: proposal.maker, makerWhy: proposal.why };
      await door.audit({ who, act, target: proposal.targetId, why, detail: { ...made, ...detail } });
    });
    return shownProposal(accepted);
  });

  route(app, declineProposal, ({ id, why }, { operator: { username: who, roles } }) =>
    app.kernel.database.transaction(async () => {
      const mayDecline = ({ maker }: { maker: string }) => maker === who || roles.includes('finance-checker');
      const declined = await payments.proposals.decline({ id, who, why }, mayDecline);
      const detail = { proposalId: id, proposed: declined.act, maker: declined.maker };
      await door.audit({ who, act: 'decline-proposal', target: declined.targetId, why, detail });
      return shownProposal(declined);
    }),
  );
}
