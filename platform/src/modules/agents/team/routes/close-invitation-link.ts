import { closeInvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { linkViews } from '../link-view.ts';

export function closeInvitationLinkRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(app, closeInvitationLink, async ({ id }, { member }) => {
    const agent = await agents.headOf(member.memberId);
    return (await linkViews(app.kernel, content))(await agents.team.links.close(agent.id, id));
  });
}
