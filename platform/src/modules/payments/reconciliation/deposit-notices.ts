import { and, desc, eq, lt } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { depositNotices as rows } from '../deposits/deposits.tables.ts';

export type DepositNotice = typeof rows.$inferSelect;
type NewNotice = Omit<DepositNotice, 'id' | 'at'>;

/** Payments that providers reported, whatever became of them: our side of the reconciliation. */
export function createNotices({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  return {
    /** Reads the notices with this event id, whatever their content. */
    named: (provider: string, eventId: string): Promise<DepositNotice[]> =>
      db
        .select()
        .from(rows)
        .where(and(eq(rows.provider, provider), eq(rows.eventId, eventId)))
        .orderBy(rows.id),
    /** Stores a notice; false when another call stored it meanwhile. */
    async keep(notice: NewNotice): Promise<boolean> {
      const added = await db
        .insert(rows)
        .values({ ...notice, at: clock.now() })
        .onConflictDoNothing()
        .returning({ id: rows.id });
      return added.length > 0;
    },
    of: (orderId: string) => db.select().from(rows).where(eq(rows.orderId, orderId)).orderBy(rows.id),
    /** Newest first; only older than `before` when given. */
    list: (outcome: DepositNotice['outcome'] | undefined, before: number | undefined, limit: number) =>
      db
        .select()
        .from(rows)
        .where(
          and(
            outcome === undefined ? undefined : eq(rows.outcome, outcome),
            before === undefined ? undefined : lt(rows.id, before),
          ),
        )
        .orderBy(desc(rows.id))
        .limit(limit),
  };
}

export type DepositNotices = ReturnType<typeof createNotices>;
