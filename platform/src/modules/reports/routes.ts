import type { FastifyInstance } from 'fastify';
import { dailyReconciliation } from './reconciliation/daily-reconciliation.ts';
import { providerSources } from './reconciliation/provider-sources.ts';
import type { ReportDeps } from './reconciliation/report-deps.ts';
import { studioSources } from './reconciliation/studio-sources.ts';
import { findDisputeFlow } from './routes/operator-disputes.ts';
import { reconciliationFlows } from './routes/operator-reconciliation.ts';
import { revenueFlows } from './routes/operator-revenue.ts';

/** Registers the operator's reports: disputes, the daily reconciliation, the revenue. */
export function reportFlows(app: FastifyInstance, deps: ReportDeps): void {
  deps.reports.addSources(studioSources(deps));
  deps.reports.addSources(providerSources(deps.payments));
  findDisputeFlow(app, deps);
  reconciliationFlows(app, deps);
  revenueFlows(app, deps);
  dailyReconciliation(app.kernel, deps);
}
