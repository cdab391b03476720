import { contractTerms } from '@portal/shared/contract/agents/contract-terms';
import { proposeHouseContract } from '@portal/shared/contract/agents/operator-contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import type { Proposal } from '../../modules/payments/index.ts';
import { shownApprovalRequest } from '../proposals/shown-approval-request.ts';
import type { HouseContractDeps } from './house-contract-deps.ts';

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
