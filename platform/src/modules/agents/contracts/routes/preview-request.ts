import { previewRequest } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function previewRequestRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    previewRequest,
    async (of, { member }) => {
      const { id } = await agents.headOf(member.memberId);
      return agents.contracts.service.preview(id, of);
    },
    { perMinute: () => content.settings.get('agentCentre.readsPerMinute') },
  );
}
