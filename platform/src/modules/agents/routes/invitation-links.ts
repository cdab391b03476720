import {
  checkAffiliateCode,
  closeInvitationLink,
  createInvitationLink,
  listInvitationLinks,
} from '@portal/shared/contract/agents/invitation-links';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { linkViews } from '../team/link-view.ts';

/** Checks codes of agents, referrals and invitation links. */
export function checkAffiliateCodeRoute(
  app: FastifyInstance,
  { rewards, agents, settings }: Pick<AgentsRouteDeps, 'rewards' | 'agents' | 'settings'>,
): void {
  route(
    app,
    checkAffiliateCode,
    async ({ code }) => {
      if (!((await rewards.referral.inviterOf(code)) ?? (await agents.team.links.find(code))))
        throw new Refusal('invitation_code_error');
      return {};
    },
    // Codes are short and must not be guessable.
    { perMinute: () => settings.get('invitation.perMinute') },
  );
}

export function closeInvitationLinkRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(app, closeInvitationLink, async ({ id }, { member }) => {
    const agent = await agents.headOf(member.memberId);
    return (await linkViews(app.kernel, settings))(await agents.team.links.close(agent.id, id));
  });
}

export function createInvitationLinkRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(
    app,
    createInvitationLink,
    async (asked, { member }) => {
      const agent = await agents.headOf(member.memberId);
      const link = await agents.team.links.create(agent.id, asked);
      return (await linkViews(app.kernel, settings))(link);
    },
    // Links are stored forever.
    { perMinute: () => settings.get('invitation.perMinute') },
  );
}

export function listInvitationLinksRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(app, listInvitationLinks, async (paging, { member }) => {
    const agent = await agents.headOf(member.memberId);
    const { list, totalPages } = await agents.team.links.page(agent.id, paging);
    return { list: list.map(await linkViews(app.kernel, settings)), totalPages };
  });
}
