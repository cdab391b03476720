import { addDays, dayIn } from '@portal/shared/contract/calendar-days';
import { startOfDay } from '@portal/shared/contract/time-zones';
import { everySeconds } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { dailyMaker } from '../../modules/reports/index.ts';
import { dayToReconcile } from './day-to-reconcile.rules.ts';
import { reconcile } from './reconcile.ts';
import type { ReportDeps } from './report-deps.ts';

const minuteMs = 60_000;
/** Late wins and the clocks of others have come in by then. */
const waitMs = 30 * minuteMs;
/** Until then a statement that cannot be read is asked for again. */
const patienceMs = 6 * 60 * minuteMs;

/**
 * Keeps the report of each day once, whatever dies in between and however many processes run; days on which nothing ran are
 * made up, one in each run.
 */
export function dailyReconciliation(kernel: Kernel, deps: ReportDeps): void {
  kernel.jobs.add({
    name: 'daily-reconciliation',
    periodsDue: everySeconds(900),
    // It waits for others; the index of daily reports is what makes it once.
    ownTransactions: true,
    async run(_period, now) {
      const timeZone = await deps.content.settings.get('timeZone');
      const today = dayIn(timeZone, now);
      const day = dayToReconcile(today, await deps.reports.dailyDays());
      if (day === undefined) return;
      const sinceItsEnd = now.getTime() - startOfDay(timeZone, addDays(day, 1)).getTime();
      if (sinceItsEnd < waitMs) return;
      const report = await reconcile(kernel, deps, { day, madeBy: dailyMaker });
      const isRead = report.sources.every(({ state }) => state === 'compared');
      if (!isRead && sinceItsEnd < patienceMs) return;
      await deps.reports.keep(report);
      if (!report.isClean) {
        const differences = report.sources.map(({ source, state, differences: count }) => ({ source, state, count }));
        kernel.logger.error({ day, differences, records: report.records }, 'the books of a day differ');
      }
    },
  });
}
