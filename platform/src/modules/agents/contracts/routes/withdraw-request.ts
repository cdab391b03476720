import { withdrawRequest } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function withdrawRequestRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, withdrawRequest, async ({ requestId }, { member }) => {
    const { id } = await agents.headOf(member.memberId);
    return agents.contracts.service.withdraw(id, requestId);
  });
}
