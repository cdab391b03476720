import { simulateContract } from '@portal/shared/contract/agents/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { simulatedDays } from '../simulated-days.rules.ts';

export function simulateContractRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    simulateContract,
    async ({ from, to, ...asked }, { member }) => {
      const head = await agents.headOf(member.memberId);
      const context = { timeZone: await content.settings.get('timeZone'), now: app.kernel.clock.now() };
      return agents.settlement.simulate(head, asked, simulatedDays({ from, to }, context));
    },
    { perMinute: () => content.settings.get('agentCentre.readsPerMinute') },
  );
}
