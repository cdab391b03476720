import { finishFirstLogin } from '@portal/shared/contract/accounts/security';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function finishFirstLoginRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, finishFirstLogin, async (_input, { member }) => {
    await memberModule.finishFirstLogin(member.memberId);
    return {};
  });
}
