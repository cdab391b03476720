import { listContracts } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function listContractsRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listContracts, async ({ over, ...query }, { member }) => {
    const { id } = await agents.headOf(member.memberId);
    return agents.contracts.service.list(id, { ...query, withOver: over === 'true' });
  });
}
