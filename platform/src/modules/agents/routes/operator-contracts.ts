import { contractTerms } from '@portal/shared/contract/agents/contract-terms';
import {
  listHouseContracts,
  proposeHouseContract,
  proposeHouseTermination,
  withdrawHouseRequest,
} from '@portal/shared/contract/agents/operator-contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../../kernel/own-login.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { shownApprovalRequest } from '../../approvals/shown-approval-request.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { PaymentsModule, Proposal } from '../../payments/index.ts';
import type { AgentsModule } from '../index.ts';

/** Registers the calls that list house contracts and withdraw a request before the agent has answered. */
export function houseContractRequestFlows(
  app: FastifyInstance,
  { agents, operator: operatorModule }: HouseContractDeps,
): void {
  route(app, listHouseContracts, ({ over, ...query }) =>
    agents.contracts.service.listOfPlatform({ ...query, withOver: over === 'true' }),
  );

  route(app, withdrawHouseRequest, ({ id, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const contract = await agents.contracts.service.withdraw(null, id);
      const line = { who: operator.username, act: 'withdraw-house-request', target: contract.account, why };
      await operatorModule.audit({ ...line, detail: { requestId: id, contractId: contract.id } });
      return contract;
    }),
  );
}

export const offerAct = 'contract.offer';

/** Creates an approval request for a house contract, which commits money for years. */
export function proposeHouseContractFlow(app: FastifyInstance, deps: HouseContractDeps): void {
  const { agents, member, payments, operator: operatorModule } = deps;
  route(app, proposeHouseContract, ({ member: named, terms, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    const maker = operator.username;
    return app.kernel.database.transaction(async () => {
      const { id, account } = await member.named(named);
      await agents.contracts.service.assertPlatformMayOffer(account, terms);
      const input = { account, kind: terms.kind, terms: JSON.stringify(terms) };
      // One request of each kind may be open.
      const asked = { act: offerAct, targetId: `${id}.${terms.kind}`, seenVersion: 0, input, maker, why };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: maker, act: 'propose-house-contract', target: account, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}

/** Offers an approved contract to the agent and returns the detail for its audit line. */
export async function offerHouseContract({ agents }: Pick<HouseContractDeps, 'agents'>, { input }: Proposal) {
  const terms = v.parse(contractTerms, JSON.parse(input.terms ?? ''));
  const { id } = await agents.contracts.service.offer(undefined, input.account ?? '', terms);
  return { act: 'offer-house-contract', detail: { contractId: id, ...input } };
}

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

/** Dependencies of the flows of house contracts. */
export interface HouseContractDeps {
  agents: Pick<AgentsModule, 'contracts'>;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
}
