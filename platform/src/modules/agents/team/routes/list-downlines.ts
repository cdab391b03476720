import { listDownlines } from '@portal/shared/contract/agents/team-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

/** Team management. Nothing of a downline but its place, its state and its contracts: no contacts, no names. */
export function listDownlinesRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listDownlines, async (query, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.team.listDownlines(head, query);
  });
}
