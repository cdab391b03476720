import { type Reconciliation, reconciliation } from '@portal/shared/contract/operator/report-calls';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { compareSource } from './compare-source.ts';
import { reconciliations } from './reports.tables.ts';
import type { FindSources, Window } from './statement-source.ts';

export type { FindSources, OurLine, StatementSource, TheirLine, TheirStatement, Window } from './statement-source.ts';

/** Who makes the report of each day. */
export const dailyMaker = 'daily';
/** A report holds the first ones; its sources count them all. */
export const differencesKept = 1000;
/** A week, and one before it. */
const daysLookedAt = 8;

/** What the books of others say beside ours: sources are added by those who know them. */
export function createReportsModule({ db }: Kernel) {
  const finders: FindSources[] = [];
  addMessageTexts({ day_not_over: 'The day is not over yet' });
  return {
    /** A door for studios and payment providers; see statement-source.ts. */
    addSources: (find: FindSources) => void finders.push(find),
    /** Every source over a window, one after the other. */
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
      return { sources, differences: differences.slice(0, differencesKept) };
    },
    /** Keeps a report; the daily one of a day once, whoever else has made it meanwhile. */
    async keep(report: Reconciliation): Promise<void> {
      const row = { day: report.day, madeBy: report.madeBy, madeAt: new Date(report.madeAt), report };
      await db.insert(reconciliations).values(row).onConflictDoNothing();
    },
    /** The last days that have a daily report, the newest first. */
    async dailyDays(): Promise<string[]> {
      const rows = await db
        .select({ day: reconciliations.day })
        .from(reconciliations)
        .where(eq(reconciliations.madeBy, dailyMaker))
        .orderBy(desc(reconciliations.day))
        .limit(daysLookedAt);
      return rows.map(({ day }) => day);
    },
    /** The last report of a day. */
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
