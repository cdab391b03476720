import { checkAffiliateCode } from '@portal/shared/contract/agents/team-overview';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { MemberModule } from '../../member/index.ts';

export function checkAffiliateCodeRoute(app: FastifyInstance, member: MemberModule): void {
  route(app, checkAffiliateCode, async ({ code }) => {
    if (!(await member.byAffiliateCode(code))) throw new Refusal('invitation_code_error');
    return {};
  });
}
