import { contractTerms } from '@portal/shared/contract/agents/contract-terms';
import {
  listOperatorContracts,
  proposeOperatorContract,
  proposeOperatorTermination,
  withdrawOperatorRequest,
} from '@portal/shared/contract/agents/operator-contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { ApprovalsModule } from '../../approvals/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { AgentsModule } from '../index.ts';

/** Registers the calls that list house contracts and withdraw a request before the agent has answered. */
export function operatorContractRoutes(
  app: FastifyInstance,
  { agents, operator: operatorModule }: OperatorContractDeps,
): void {
  route(app, listOperatorContracts, ({ over, ...query }) =>
    agents.contracts.service.listOfPlatform({ ...query, withOver: over === 'true' }),
  );

  route(app, withdrawOperatorRequest, ({ id, why }, { operator }) =>
    app.kernel.database.transaction(async () => {
      const contract = await agents.contracts.service.withdraw(null, id);
      const line = { who: operator.username, act: 'withdraw-house-request', target: contract.account, why };
      await operatorModule.audit({ ...line, detail: { requestId: id, contractId: contract.id } });
      return contract;
    }),
  );
}

const offerAct = 'contract.offer';

/** House contracts offered by two operators, since they commit money for years. */
export function operatorContractOfferRoute(
  app: FastifyInstance,
  { agents, approvals, member }: OperatorContractDeps,
): void {
  const { service } = agents.contracts;
  approvals.register(offerAct, {
    async run({ input }) {
      const terms = v.parse(contractTerms, JSON.parse(input.terms ?? ''));
      const { id } = await service.offer(undefined, input.account ?? '', terms);
      return { act: 'offer-house-contract', detail: { contractId: id, ...input } };
    },
  });
  route(app, proposeOperatorContract, ({ member: named, terms, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const { id, account } = await member.named(named);
      await service.assertPlatformMayOffer(account, terms);
      const input = { account, kind: terms.kind, terms: JSON.stringify(terms) };
      const audit = { act: 'propose-house-contract', target: account };
      // One request of each kind may be open.
      return { act: offerAct, targetId: `${id}.${terms.kind}`, seenVersion: 0, input, why, audit };
    }),
  );
}

const terminationAct = 'contract.termination';

/** Terminations asked for by two operators, since an agent that agrees loses what it was promised. */
export function operatorContractTerminationRoute(
  app: FastifyInstance,
  { agents, approvals }: OperatorContractDeps,
): void {
  const { service } = agents.contracts;
  approvals.register(terminationAct, {
    async run({ targetId, input }) {
      await service.requestTermination(undefined, targetId);
      return { act: 'ask-house-termination', detail: input };
    },
  });
  route(app, proposeOperatorTermination, ({ id, why }, { operator }) =>
    approvals.propose(operator, async () => {
      const { account, kind } = await service.assertPlatformMayRequestTermination(id);
      const audit = { act: 'propose-house-termination', target: account, detail: { contractId: id } };
      return { act: terminationAct, targetId: id, seenVersion: 0, input: { account, kind }, why, audit };
    }),
  );
}

/** Dependencies of the routes of house contracts. */
export interface OperatorContractDeps {
  agents: Pick<AgentsModule, 'contracts'>;
  approvals: ApprovalsModule;
  member: MemberModule;
  operator: OperatorModule;
}
