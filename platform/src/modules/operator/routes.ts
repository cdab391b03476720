import type { FastifyInstance } from 'fastify';
import type { OperatorRouteDeps } from './route-deps.ts';
import { checkLedgerRoute } from './routes/check-ledger.ts';
import { getSettingRoute } from './routes/get-setting.ts';
import { listAuditRoute } from './routes/list-audit.ts';
import { listSettingsRoute } from './routes/list-settings.ts';
import { operatorLoginRoute } from './routes/operator-login.ts';
import { setSettingRoute } from './routes/set-setting.ts';

export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorRouteDeps): void {
  operatorLoginRoute(app, deps.operator);
  listSettingsRoute(app, deps.content);
  getSettingRoute(app, deps.content);
  setSettingRoute(app, deps);
  listAuditRoute(app, deps.operator);
  checkLedgerRoute(app, deps);
}
