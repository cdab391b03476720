import type { RegisterRoutes } from '../../kernel/module.ts';
import type { SessionServices } from './index.ts';
import { confirmAuthenticatorRoute } from './routes/confirm-authenticator.ts';
import { endOtherSessionsRoute } from './routes/end-other-sessions.ts';
import { endOwnSessionRoute } from './routes/end-own-session.ts';
import { getKeysRoute } from './routes/get-keys.ts';
import { getLoginInfoRoute } from './routes/get-login-info.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { removeAuthenticatorRoute } from './routes/remove-authenticator.ts';
import { sendLoginCodeRoute } from './routes/send-login-code.ts';
import { setUpAuthenticatorRoute } from './routes/set-up-authenticator.ts';
import { verifyLoginRoute } from './routes/verify-login.ts';

export const registerSessionRoutes: RegisterRoutes<SessionServices> = (app, session) => {
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
  removeAuthenticatorRoute(app, session);
  getKeysRoute(app, session);
};
