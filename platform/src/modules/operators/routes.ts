import type { FastifyInstance } from 'fastify';
import { registerOperatorContentRoutes } from '../content/routes.ts';
import { getSettingRoute, listSettingsRoute, setSettingRoute } from '../settings/routes/operator-settings.ts';
import { checkLedgerRoute } from '../wallet/routes/operator-ledger.ts';
import { consoleRoutes } from './console.ts';
import type { OperatorRouteDeps } from './route-deps.ts';
import {
  addOperatorRoute,
  listOperatorsRoute,
  resetOperatorRoute,
  setOperatorActiveRoute,
  setOperatorRolesRoute,
} from './routes/accounts.ts';
import { listAuditRoute } from './routes/audit.ts';
import { listDeadLettersRoute, retryDeadLettersRoute } from './routes/dead-letters.ts';
import { changeOperatorPasswordRoute, operatorLoginRoute, operatorLogoutRoute } from './routes/session.ts';

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
