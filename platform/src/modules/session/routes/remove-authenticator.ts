import { removeAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../origin.ts';

export function removeAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, removeAuthenticator, async (input, context) => {
    await session.authenticator.remove(context.member, input, originOf(context));
    return {};
  });
}
