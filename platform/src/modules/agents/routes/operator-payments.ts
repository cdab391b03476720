import { listAgentPayments } from '@portal/shared/contract/agents/operator-payments';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { AgentsModule } from '../index.ts';

export interface AgentPaymentDeps {
  agents: Pick<AgentsModule, 'settlement'>;
  member: MemberModule;
}

/** Lists what contracts pay and owe, whoever pays. */
export function agentPaymentsRoute(app: FastifyInstance, { agents, member }: AgentPaymentDeps): void {
  route(app, listAgentPayments, async ({ member: named, ...asked }) => {
    const memberId = await member.idOf(named);
    return agents.settlement.listAll(asked, memberId);
  });
}
