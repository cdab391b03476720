import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { NewDrop } from '@portal/shared/contract/rewards/operator-chance';
import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { readPage } from '../../../../kernel/database/page.ts';
import { isWithinBudget } from '../budget.rules.ts';
import { type DropRow, envelopeDrops as rows } from '../chance.tables.ts';
import type { ChanceContext } from '../chance-context.ts';
import { dropFault } from './drop.rules.ts';

const shownAfterMs = 86_400_000;
const shownAtMost = 20;

/** Envelope drops of the operator: the sum leaves the budget at once, and unclaimed money returns at the end. */
export function createEnvelopeDrops(context: ChanceContext) {
  const { kernel, budget, terms } = context;
  const { db, database, clock } = kernel;

  async function assertPossible(drop: NewDrop, day: string): Promise<void> {
    const fault = dropFault(drop, clock.now());
    if (fault) throw new Refusal(fault);
    const { budget: allowed } = await terms.envelopeTerms();
    if (!isWithinBudget(minorUnits(drop.sum), await budget.read('envelope', day), allowed))
      throw new Refusal('drop_beyond_budget');
  }

  return {
    /**
     * Checks whether the drop could be made now.
     * @throws Refusal `drop_too_small`, `drop_window`, `drop_beyond_budget`
     */
    check: async (drop: NewDrop): Promise<void> => assertPossible(drop, await terms.today()),
    /**
     * Makes the drop with this id.
     * @throws as `check`
     */
    make: (id: string, drop: NewDrop, madeBy: string): Promise<void> =>
      database.transaction(async () => {
        const day = await terms.today();
        await budget.hold('envelope', day);
        await assertPossible(drop, day);
        const { count, share } = drop;
        const sumMinor = minorUnits(drop.sum);
        const window = { startsAt: new Date(drop.startsAt), endsAt: new Date(drop.endsAt) };
        const left = { leftMinor: sumMinor, leftCount: count };
        await db
          .insert(rows)
          .values({ id, sumMinor, count, share, ...window, ...left, day, madeBy, madeAt: clock.now() });
        await budget.spend('envelope', day, sumMinor);
        kernel.live.publish(null, { type: 'rewards', what: 'chance' });
      }),
    /** Runs in a job: returns what was not taken in time to the budget. */
    close: (): Promise<void> =>
      database.transaction(async () => {
        const now = clock.now();
        const isDue = and(lte(rows.endsAt, now), isNull(rows.closedAt));
        const due = await db.select().from(rows).where(isDue).orderBy(asc(rows.id)).for('update');
        for (const { id, day, leftMinor } of due) {
          await db.update(rows).set({ closedAt: now }).where(eq(rows.id, id));
          await budget.spend('envelope', day, -leftMinor);
        }
      }),
    /** Lists open and coming drops and those of the last day, soonest to end first. */
    shown(): Promise<DropRow[]> {
      const isShown = gt(rows.endsAt, new Date(clock.now().getTime() - shownAfterMs));
      return db.select().from(rows).where(isShown).orderBy(asc(rows.endsAt), asc(rows.id)).limit(shownAtMost);
    },
    /** Newest first; `pageNo` from 1. */
    page: (pageNo: number, pageSize: number) =>
      readPage(db, rows, { orderBy: [desc(rows.madeAt), desc(rows.id)], pageNo, pageSize }),
  };
}

export type EnvelopeDrops = ReturnType<typeof createEnvelopeDrops>;
