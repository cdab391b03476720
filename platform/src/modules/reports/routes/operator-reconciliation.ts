import { getReconciliation, runReconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { ReportDeps } from '../reconciliation/report-deps.ts';

/** Registers the calls that return the last report of a day and make it again. */
export function reconciliationRoutes(app: FastifyInstance, deps: ReportDeps): void {
  const { kernel } = app;
  route(app, getReconciliation, async ({ day }) => {
    const lastReport = await deps.reports.last(day);
    if (!lastReport) throw new Refusal('not_found');
    return lastReport;
  });
  route(app, runReconciliation, async ({ day, why }, { operator }) => {
    const today = dayIn(await deps.settings.get('timeZone'), kernel.clock.now());
    if (day >= today) throw refusalAt('day', 'day_not_over');
    const report = await reconcile(kernel, deps, { day, madeBy: operator.username });
    await kernel.database.transaction(async () => {
      await deps.reports.keep(report);
      const detail = { isClean: report.isClean };
      await deps.operator.audit({ who: operator.username, act: 'reconcile', target: day, why, detail });
    });
    return report;
  });
}
