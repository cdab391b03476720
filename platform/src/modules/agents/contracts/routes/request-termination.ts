import { requestTermination } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function requestTerminationRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, requestTermination, async ({ contractId }, { member }) =>
    agents.contracts.service.requestTermination(await agents.headOf(member.memberId), contractId),
  );
}
