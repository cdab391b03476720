import { confirmAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../origin.ts';

export function confirmAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, confirmAuthenticator, async ({ code }, context) => {
    await session.authenticator.confirm(context.member, code, originOf(context));
    return {};
  });
}
