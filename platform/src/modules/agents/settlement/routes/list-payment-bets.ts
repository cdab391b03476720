import { listPaymentBets } from '@portal/shared/contract/agents/contract-payments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

export function listPaymentBetsRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    listPaymentBets,
    async ({ id, ...paging }, { member }) => agents.settlement.bets(await agents.headOf(member.memberId), id, paging),
    { perMinute: () => content.settings.get('agentCentre.readsPerMinute') },
  );
}
