import { and, desc, eq, lt } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paymentReports as rows } from '../deposits/deposits.tables.ts';

export type PaymentReport = typeof rows.$inferSelect;
type NewReport = Omit<PaymentReport, 'id' | 'at'>;

/** Payments that providers reported, whatever became of them: our side of the reconciliation. */
export function createPaymentReports({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  return {
    /** Reads the reports with this event id, whatever their content. */
    named: (provider: string, eventId: string): Promise<PaymentReport[]> =>
      db
        .select()
        .from(rows)
        .where(and(eq(rows.provider, provider), eq(rows.eventId, eventId)))
        .orderBy(rows.id),
    /** Stores a report; false when another call stored it meanwhile. */
    async keep(report: NewReport): Promise<boolean> {
      const added = await db
        .insert(rows)
        .values({ ...report, at: clock.now() })
        .onConflictDoNothing()
        .returning({ id: rows.id });
      return added.length > 0;
    },
    of: (orderId: string) => db.select().from(rows).where(eq(rows.orderId, orderId)).orderBy(rows.id),
    /** Newest first; only older than `before` when given. */
    list: (outcome: PaymentReport['outcome'] | undefined, before: number | undefined, limit: number) =>
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

export type PaymentReports = ReturnType<typeof createPaymentReports>;
