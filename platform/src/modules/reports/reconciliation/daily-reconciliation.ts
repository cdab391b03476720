import type { Reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { dailyMaker } from '../index.ts';
import { dayToReconcile } from './day-to-reconcile.rules.ts';
import { reconcile } from './reconcile.ts';
import type { ReportDeps } from './report-deps.ts';

const minuteMs = 60_000;
/** Late wins and events stamped by slow clocks have arrived by then. */
const waitMs = 30 * minuteMs;
/** Until then an unreadable statement is requested again. */
const retryWindowMs = 6 * 60 * minuteMs;
/** After a downtime the platform asks for this long, since studios and providers may start beside it. */
const startupRetryWindowMs = 60 * minuteMs;

/**
 * Makes the report of each day once, despite crashes and concurrent processes. Days without a run are made up, one in
 * each run.
 */
export function dailyReconciliation(kernel: Kernel, deps: ReportDeps): void {
  let asked: { day: string; since: number } | undefined;
  kernel.jobs.add({
    name: 'daily-reconciliation',
    periodsDue: everySeconds(900),
    // It waits for others; the unique index of daily reports prevents duplicates.
    ownTransactions: true,
    async run(_period, now) {
      const timeZone = await deps.settings.get('timeZone');
      const today = dayIn(timeZone, now);
      const day = dayToReconcile(today, await deps.reports.dailyDays());
      if (day === undefined) return;
      const sinceItsEnd = now.getTime() - startOfDay(timeZone, addDays(day, 1)).getTime();
      if (sinceItsEnd < waitMs) return;
      const report = await reconcile(kernel, deps, { day, madeBy: dailyMaker });
      const isRead = report.sources.every(({ state }) => state === 'compared');
      if (asked?.day !== day) asked = { day, since: now.getTime() };
      const isWaiting = sinceItsEnd < retryWindowMs || now.getTime() - asked.since < startupRetryWindowMs;
      if (!isRead && isWaiting) return;
      await deps.reports.keep(report);
      logOutcome(kernel, report);
    },
  });
}

/** Logs an unreadable statement separately, since it is not a difference. */
function logOutcome({ logger }: Kernel, { day, sources, records }: Reconciliation): void {
  const differing = sources.filter(({ differences }) => differences > 0);
  const unread = sources.filter(({ state }) => state === 'unavailable');
  if (differing.length > 0 || records.some(({ isEqual }) => !isEqual)) {
    const differences = differing.map(({ source, differences: count }) => ({ source, count }));
    logger.error({ day, differences, records }, 'the reconciliation of a day found differences');
  }
  if (unread.length > 0) {
    const statements = unread.map(({ source, reason }) => ({ source, reason }));
    logger.warn({ day, statements }, 'statements of a day could not be read');
  }
}
