import type { FastifyInstance } from 'fastify';
import { dailyReconciliation } from './reconciliation/daily-reconciliation.ts';
import { providerSources } from './reconciliation/provider-sources.ts';
import type { ReportDeps } from './reconciliation/report-deps.ts';
import { studioSources } from './reconciliation/studio-sources.ts';
import { findDisputeRoute } from './routes/operator-disputes.ts';
import { reconciliationRoutes } from './routes/operator-reconciliation.ts';
import { revenueRoutes } from './routes/operator-revenue.ts';

/** Registers the operator's reports: disputes, the daily reconciliation, the revenue. */
export function registerReportsRoutes(app: FastifyInstance, deps: ReportDeps): void {
  deps.reports.addSources(studioSources(deps));
  deps.reports.addSources(providerSources(deps.payments));
  findDisputeRoute(app, deps);
  reconciliationRoutes(app, deps);
  revenueRoutes(app, deps);
  dailyReconciliation(app.kernel, deps);
}
