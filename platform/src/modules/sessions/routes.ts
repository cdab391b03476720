import type { FastifyInstance } from 'fastify';
import {
  type AuthenticatorDeps,
  confirmAuthenticatorRoute,
  removeAuthenticatorRoute,
  renewRecoveryCodesRoute,
  setUpAuthenticatorRoute,
} from './routes/authenticator.ts';
import { type FreePlayDeps, freePlayRoute } from './routes/free-play.ts';
import { getKeysRoute } from './routes/keys.ts';
import { loginRoute, sendLoginCodeRoute, verifyLoginRoute } from './routes/login.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import {
  endOtherSessionsRoute,
  endOwnSessionRoute,
  getLoginInfoRoute,
  listSessionsRoute,
  logoutRoute,
} from './routes/sessions.ts';

export function registerSessionsRoutes(app: FastifyInstance, deps: FreePlayDeps & AuthenticatorDeps): void {
  const { session } = deps;
  loginRoute(app, session);
  sendLoginCodeRoute(app, session);
  verifyLoginRoute(app, session);
  logoutRoute(app, session);
  getLoginInfoRoute(app, session);
  listSessionsRoute(app, session);
  endOwnSessionRoute(app, session);
  endOtherSessionsRoute(app, session);
  setUpAuthenticatorRoute(app, session);
  confirmAuthenticatorRoute(app, session);
  renewRecoveryCodesRoute(app, session);
  removeAuthenticatorRoute(app, deps);
  passkeyRoutes(app, deps);
  getKeysRoute(app, session);
  freePlayRoute(app, deps);
}
