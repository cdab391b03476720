import { simulateContract } from '@portal/shared/contract/agents/payment-calls';
import { recordMonths } from '@portal/shared/contract/records/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { periodOf } from '../period-of.ts';

export function simulateContractRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    simulateContract,
    async ({ from, to, ...asked }, { member }) => {
      const head = await agents.headOf(member.memberId);
      return agents.settlement.simulate(head, asked, await periodOf(app, content, { from, to }, recordMonths.screen));
    },
    { perMinute: () => content.settings.get('agentCentre.readsPerMinute') },
  );
}
