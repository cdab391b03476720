import type { FastifyInstance } from 'fastify';
import { dailyReconciliation } from './reports/daily-reconciliation.ts';
import { findDisputeFlow } from './reports/find-dispute.ts';
import { providerSources } from './reports/provider-sources.ts';
import { reconciliationFlows } from './reports/reconciliation-calls.ts';
import type { ReportDeps } from './reports/report-deps.ts';
import { revenueFlows } from './reports/revenue-calls.ts';
import { studioSources } from './reports/studio-sources.ts';

/** Registers the operator's reports: disputes, the daily reconciliation, the revenue. */
export function reportFlows(app: FastifyInstance, deps: ReportDeps): void {
  deps.reports.addSources(studioSources(deps));
  deps.reports.addSources(providerSources(deps.payments));
  findDisputeFlow(app, deps);
  reconciliationFlows(app, deps);
  revenueFlows(app, deps);
  dailyReconciliation(app.kernel, deps);
}
