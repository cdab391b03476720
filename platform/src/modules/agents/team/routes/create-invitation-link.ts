import { createInvitationLink } from '@portal/shared/contract/agents/invitation-links';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { linkViews } from '../link-view.ts';

export function createInvitationLinkRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(
    app,
    createInvitationLink,
    async (asked, { member }) => {
      const agent = await agents.headOf(member.memberId);
      const link = await agents.team.links.create(agent.id, asked);
      return (await linkViews(app.kernel, content))(link);
    },
    // Links are stored forever.
    { perMinute: () => content.settings.get('invitation.perMinute') },
  );
}
