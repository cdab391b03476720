import { proposeHouseTermination } from '@portal/shared/contract/agents/operator-contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import type { Proposal } from '../../modules/payments/index.ts';
import { shownApprovalRequest } from '../proposals/shown-approval-request.ts';
import type { HouseContractDeps } from './house-contract-deps.ts';

export const terminationAct = 'contract.termination';

/** Creates an approval request for ending a contract, since an agent that agrees loses what it was promised. */
export function proposeHouseTerminationFlow(app: FastifyInstance, deps: HouseContractDeps): void {
  const { agents, payments, operator: operatorModule } = deps;
  route(app, proposeHouseTermination, ({ id, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const maker = operator.username;
    return app.kernel.database.transaction(async () => {
      const { account, kind } = await agents.contracts.service.assertPlatformMayRequestTermination(id);
      const input = { account, kind };
      const asked = { act: terminationAct, targetId: id, seenVersion: 0, input, maker, why };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: maker, act: 'propose-house-termination', target: account, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, contractId: id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/** Asks the agent for an approved termination and returns the detail for its audit line. */
export async function requestHouseTermination(
  { agents }: Pick<HouseContractDeps, 'agents'>,
  { targetId, input }: Proposal,
) {
  await agents.contracts.service.requestTermination(undefined, targetId);
  return { act: 'ask-house-termination', detail: input };
}
