import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';

export function listAgentAnnouncementsRoute(
  app: FastifyInstance,
  { agents, content }: Pick<AgentsRouteDeps, 'agents' | 'content'>,
): void {
  route(app, listAgentAnnouncements, async ({ pageNo, pageSize }, { member, language }) => {
    await agents.headOf(member.memberId);
    const all = await content.shown.agentNotices(language);
    const start = (pageNo - 1) * pageSize;
    return { list: all.slice(start, start + pageSize), totalPages: Math.ceil(all.length / pageSize) };
  });
}
