import { offerContract } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function offerContractRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, offerContract, async ({ account, terms }, { member }) =>
    agents.contracts.service.offer(await agents.headOf(member.memberId), account, terms),
  );
}
