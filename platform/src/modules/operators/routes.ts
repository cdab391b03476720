import type { FastifyInstance } from 'fastify';
import { consoleRoutes } from './console/console.ts';
import {
  addOperatorRoute,
  listOperatorsRoute,
  resetOperatorRoute,
  setOperatorActiveRoute,
  setOperatorRolesRoute,
} from './routes/accounts.ts';
import { listAuditRoute } from './routes/audit.ts';
import { listDeadLettersRoute, retryDeadLettersRoute } from './routes/dead-letters.ts';
import {
  changeOperatorPasswordRoute,
  type OperatorSessionDeps,
  operatorLoginRoute,
  operatorLogoutRoute,
} from './routes/session.ts';

export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorSessionDeps): void {
  operatorLoginRoute(app, deps);
  listAuditRoute(app, deps.operator);
  listOperatorsRoute(app, deps.operator.accounts);
  addOperatorRoute(app, deps.operator.accounts);
  setOperatorRolesRoute(app, deps.operator.accounts);
  setOperatorActiveRoute(app, deps.operator.accounts);
  resetOperatorRoute(app, deps.operator.accounts);
  changeOperatorPasswordRoute(app, deps.operator.accounts);
  operatorLogoutRoute(app, deps.operator.accounts);
  listDeadLettersRoute(app);
  retryDeadLettersRoute(app, deps.operator);
  consoleRoutes(app);
}
