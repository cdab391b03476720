import type { FastifyInstance } from 'fastify';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { checkAffiliateCodeRoute } from './routes/check-affiliate-code.ts';
import { closeInvitationLinkRoute } from './routes/close-invitation-link.ts';
import { createInvitationLinkRoute } from './routes/create-invitation-link.ts';
import { listAgentAnnouncementsRoute } from './routes/list-agent-announcements.ts';
import { listDownlinesRoute } from './routes/list-downlines.ts';
import { listInvitationLinksRoute } from './routes/list-invitation-links.ts';

export function teamRoutes(app: FastifyInstance, deps: AgentsRouteDeps): void {
  checkAffiliateCodeRoute(app, deps);
  listDownlinesRoute(app, deps);
  listInvitationLinksRoute(app, deps);
  createInvitationLinkRoute(app, deps);
  closeInvitationLinkRoute(app, deps);
  listAgentAnnouncementsRoute(app, deps);
}
