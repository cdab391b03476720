import { listInvitationLinks } from '@portal/shared/contract/agents/invitation-links';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { linkViews } from '../link-view.ts';

export function listInvitationLinksRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(app, listInvitationLinks, async (paging, { member }) => {
    const agent = await agents.headOf(member.memberId);
    const { list, totalPages } = await agents.team.links.page(agent.id, paging);
    return { list: list.map(await linkViews(app.kernel, content)), totalPages };
  });
}
