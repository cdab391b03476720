import { replayPayment } from '@portal/shared/contract/agents/contract-payments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function replayPaymentRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    replayPayment,
    async ({ id }, { member }) => agents.settlement.replay(await agents.headOf(member.memberId), id),
    { perMinute: () => content.settings.get('agentCentre.readsPerMinute') },
  );
}
