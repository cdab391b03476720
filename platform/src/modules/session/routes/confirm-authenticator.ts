import { confirmAuthenticator } from '@portal/shared/contract/member/security';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionDesk } from '../index.ts';
import { originOf } from '../origin.ts';

export function confirmAuthenticatorRoute(app: FastifyInstance, session: SessionDesk): void {
  route(app, confirmAuthenticator, async ({ code }, context) => {
    await session.authenticator.confirm(context.member, code, originOf(context));
    return {};
  });
}
