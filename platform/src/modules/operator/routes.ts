import type { FastifyInstance } from 'fastify';
import { consoleRoutes } from './console.ts';
import { registerOperatorContentRoutes } from './content-routes.ts';
import type { OperatorRouteDeps } from './route-deps.ts';
import { addOperatorRoute } from './routes/add-operator.ts';
import { changeOperatorPasswordRoute } from './routes/change-operator-password.ts';
import { checkLedgerRoute } from './routes/check-ledger.ts';
import { getSettingRoute } from './routes/get-setting.ts';
import { listAuditRoute } from './routes/list-audit.ts';
import { listDeadLettersRoute } from './routes/list-dead-letters.ts';
import { listOperatorsRoute } from './routes/list-operators.ts';
import { listSettingsRoute } from './routes/list-settings.ts';
import { operatorLoginRoute } from './routes/operator-login.ts';
import { operatorLogoutRoute } from './routes/operator-logout.ts';
import { resetOperatorRoute } from './routes/reset-operator.ts';
import { retryDeadLettersRoute } from './routes/retry-dead-letters.ts';
import { setOperatorActiveRoute } from './routes/set-operator-active.ts';
import { setOperatorRolesRoute } from './routes/set-operator-roles.ts';
import { setSettingRoute } from './routes/set-setting.ts';

export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorRouteDeps): void {
  operatorLoginRoute(app, deps);
  listSettingsRoute(app, deps.content);
  getSettingRoute(app, deps.content);
  setSettingRoute(app, deps);
  listAuditRoute(app, deps.operator);
  listOperatorsRoute(app, deps.operator.accounts);
  addOperatorRoute(app, deps.operator.accounts);
  setOperatorRolesRoute(app, deps.operator.accounts);
  setOperatorActiveRoute(app, deps.operator.accounts);
  resetOperatorRoute(app, deps.operator.accounts);
  changeOperatorPasswordRoute(app, deps.operator.accounts);
  operatorLogoutRoute(app, deps.operator.accounts);
  checkLedgerRoute(app, deps);
  listDeadLettersRoute(app);
  retryDeadLettersRoute(app, deps.operator);
  registerOperatorContentRoutes(app, deps);
  consoleRoutes(app);
}
