import { listContractVersions } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function listContractVersionsRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listContractVersions, async ({ id }, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.contracts.service.versions(head.id, id);
  });
}
