import {
  confirmAuthenticator,
  removeAuthenticator,
  setUpAuthenticator,
} from '@portal/shared/contract/sessions/authenticator';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../login/origin.ts';

export function confirmAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, confirmAuthenticator, async ({ code }, context) => {
    await session.authenticator.confirm(context.member, code, originOf(context));
    return {};
  });
}

export function removeAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, removeAuthenticator, async (input, context) => {
    await session.authenticator.remove(context.member, input, originOf(context));
    return {};
  });
}

export function setUpAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, setUpAuthenticator, ({ password }, context) =>
    session.authenticator.setUp(context.member, password, originOf(context)),
  );
}
