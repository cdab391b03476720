import { type Reconciliation, reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Kernel } from '../../kernel/kernel.ts';
import { compareSource } from './compare-source.ts';
import { reconciliations } from './reports.tables.ts';
import type { FindSources, Window } from './statement-source.ts';

export type { FindSources, OurLine, StatementSource, TheirLine, TheirStatement, Window } from './statement-source.ts';

/** Maker of the daily reports. */
export const dailyMaker = 'daily';
/** A report stores the first ones; its sources count them all. */
export const differencesStored = 1000;
/** A week, and one day before it. */
const daysChecked = 8;

/** Reconciliation with others' records: modules add their sources. */
export function createReportsModule({ db }: Kernel) {
  const finders: FindSources[] = [];
  return {
    /** Adds sources for studios and payment providers; see statement-source.ts. */
    addSources: (find: FindSources) => void finders.push(find),
    /** Compares every source over a window, one after another. */
    async compare(window: Window): Promise<Pick<Reconciliation, 'sources' | 'differences'>> {
      const sources: Reconciliation['sources'] = [];
      const differences: Reconciliation['differences'] = [];
      for (const find of finders) {
        for (const source of await find()) {
          const compared = await compareSource(source, window);
          sources.push(compared.source);
          differences.push(...compared.differences);
        }
      }
      return { sources, differences: differences.slice(0, differencesStored) };
    },
    /** Stores a report; a day's daily report only once, even when made concurrently. */
    async keep(report: Reconciliation): Promise<void> {
      const row = { day: report.day, madeBy: report.madeBy, madeAt: new Date(report.madeAt), report };
      await db.insert(reconciliations).values(row).onConflictDoNothing();
    },
    /** Lists the latest days with a daily report, newest first. */
    async dailyDays(): Promise<string[]> {
      const rows = await db
        .select({ day: reconciliations.day })
        .from(reconciliations)
        .where(eq(reconciliations.madeBy, dailyMaker))
        .orderBy(desc(reconciliations.day))
        .limit(daysChecked);
      return rows.map(({ day }) => day);
    },
    /** Reads the last report of a day. */
    async last(day: string): Promise<Reconciliation | undefined> {
      const [row] = await db
        .select({ report: reconciliations.report })
        .from(reconciliations)
        .where(eq(reconciliations.day, day))
        .orderBy(desc(reconciliations.id))
        .limit(1);
      return row && v.parse(reconciliation, row.report);
    },
  };
}

export type ReportsModule = ReturnType<typeof createReportsModule>;
