import type { FastifyInstance } from 'fastify';
import type { LoadsService } from './open-loads.ts';
import { getReleaseHealthRoute } from './routes/get-release-health.ts';
import { listReleaseAlertsRoute } from './routes/list-release-alerts.ts';
import { reportLoadsRoute } from './routes/report-loads.ts';

export function registerLoadsRoutes(app: FastifyInstance, loads: LoadsService): void {
  reportLoadsRoute(app, loads);
  getReleaseHealthRoute(app, loads);
  listReleaseAlertsRoute(app, loads);
}
