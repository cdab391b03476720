import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { cutPage } from '../../../kernel/database/page.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';

export function listAgentAnnouncementsRoute(
  app: FastifyInstance,
  { agents, content }: Pick<AgentsRouteDeps, 'agents' | 'content'>,
): void {
  route(app, listAgentAnnouncements, async (page, { member, language }) => {
    await agents.headOf(member.memberId);
    return cutPage(await content.shown.agentNotices(language), page);
  });
}
