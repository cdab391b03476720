import { setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../origin.ts';

export function setUpAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, setUpAuthenticator, ({ password }, context) =>
    session.authenticator.setUp(context.member, password, originOf(context)),
  );
}
