import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

/** Checks codes of agents, referrals and invitation links. */
export function checkAffiliateCodeRoute(
  app: FastifyInstance,
  { rewards, agents, content }: Pick<AgentsRouteDeps, 'rewards' | 'agents' | 'content'>,
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
    { perMinute: () => content.settings.get('invitation.perMinute') },
  );
}
