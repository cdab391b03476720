import type { RegisterRoutes } from '../../kernel/module.ts';
import type { SessionModule } from './index.ts';
import { getKeysRoute } from './routes/get-keys.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';

export const registerSessionRoutes: RegisterRoutes<SessionModule> = (app, session) => {
  loginRoute(app, session);
  logoutRoute(app, session);
  getKeysRoute(app, session);
};
