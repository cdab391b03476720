import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from '@portal/shared/contract/sessions/authenticator';
import type { FastifyInstance } from 'fastify';
import { type ResetDeps, secureAfterReset } from '../../../flows/secure-after-reset.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { SessionServices } from '../index.ts';
import { originOf } from '../login/origin.ts';

export interface AuthenticatorDeps extends ResetDeps {
  session: SessionServices;
}

export function confirmAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, confirmAuthenticator, async ({ code }, { member }) => ({
    recoveryCodes: await session.authenticator.confirm(member, code),
  }));
}

export function renewRecoveryCodesRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, renewRecoveryCodes, async ({ code }, { member }) => ({
    recoveryCodes: await session.authenticator.renewRecoveryCodes(member, code),
  }));
}

export function removeAuthenticatorRoute(app: FastifyInstance, deps: AuthenticatorDeps): void {
  route(app, removeAuthenticator, async (input, context) => {
    const alongside = () => secureAfterReset(deps, context.member.memberId, 'authenticator-removed');
    await deps.session.authenticator.remove(context.member, { ...input, from: originOf(context), alongside });
    return {};
  });
}

export function setUpAuthenticatorRoute(app: FastifyInstance, session: SessionServices): void {
  route(app, setUpAuthenticator, ({ password }, context) =>
    session.authenticator.setUp(context.member, password, originOf(context)),
  );
}
