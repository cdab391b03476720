import { finalWithdrawalStates, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { and, asc, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withdrawalEvents, withdrawalParts, withdrawals } from './payments.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type PartRow = typeof withdrawalParts.$inferSelect;
export interface Withdrawal extends WithdrawalRow {
  /** In the order they were paid in. */
  parts: PartRow[];
}

export interface WithdrawalFilter {
  memberId?: string;
  state?: WithdrawalState;
}

export interface WithdrawalPage {
  list: Withdrawal[];
  totalPages: number;
}

export function withdrawalRows({ db }: Pick<Database, 'db'>) {
  const partsOf = (id: string) =>
    db.select().from(withdrawalParts).where(eq(withdrawalParts.withdrawalId, id)).orderBy(asc(withdrawalParts.no));

  async function withParts(rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const parts = await db
      .select()
      .from(withdrawalParts)
      .where(inArray(withdrawalParts.withdrawalId, ids))
      .orderBy(asc(withdrawalParts.no));
    return rows.map((row) => ({ ...row, parts: parts.filter(({ withdrawalId }) => withdrawalId === row.id) }));
  }

  function conditionOf({ memberId, state }: WithdrawalFilter): SQL | undefined {
    const isOf = memberId === undefined ? undefined : eq(withdrawals.memberId, memberId);
    return and(isOf, state === undefined ? undefined : eq(withdrawals.state, state));
  }

  return {
    async byId(id: string): Promise<Withdrawal | undefined> {
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
      return row && { ...row, parts: await partsOf(id) };
    },
    /** Held to the end of the transaction. */
    async lock(id: string): Promise<Withdrawal | undefined> {
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
      return row && { ...row, parts: await partsOf(id) };
    },
    /** Newest first; `pageNo` counts from 1. */
    async page(filter: WithdrawalFilter, pageNo: number, pageSize: number): Promise<WithdrawalPage> {
      const condition = conditionOf(filter);
      const rows = await db
        .select()
        .from(withdrawals)
        .where(condition)
        .orderBy(desc(withdrawals.appliedAt), desc(withdrawals.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const total = await db.$count(withdrawals, condition);
      return { list: await withParts(rows), totalPages: Math.ceil(total / pageSize) };
    },
    /** Those of a member that were applied for after that moment. */
    appliedSince: (memberId: string, moment: Date) =>
      db
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.memberId, memberId), gt(withdrawals.appliedAt, moment))),
    /**
     * Whether a payment of the bank has not been booked yet, whatever the case it was typed in; for the transaction that
     * books it. @throws Refusal `payment_reference_used`
     */
    async assertFreshReference(reference: string): Promise<void> {
      // Two that book one payment at once wait here for each other; the table's constraint stands behind it.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${reference.toLowerCase()}`}, 0))`);
      const isSame = eq(sql`lower(${withdrawalParts.reference})`, sql`lower(${reference})`);
      if ((await db.$count(withdrawalParts, isSame)) === 0) return;
      throw new Refusal('payment_reference_used', { fields: { reference: 'payment_reference_used' } });
    },
    countOpen: (memberId: string) =>
      db.$count(
        withdrawals,
        and(eq(withdrawals.memberId, memberId), notInArray(withdrawals.state, [...finalWithdrawalStates])),
      ),
    /** What happened to it, the oldest first. */
    events: (id: string) =>
      db
        .select()
        .from(withdrawalEvents)
        .where(eq(withdrawalEvents.withdrawalId, id))
        .orderBy(asc(withdrawalEvents.version)),
    /** Writes row and parts as they are now, with the line of what happened. */
    async write({ parts, ...row }: Withdrawal, act: string): Promise<void> {
      await db.insert(withdrawals).values(row).onConflictDoUpdate({ target: withdrawals.id, set: row });
      for (const part of parts)
        await db.insert(withdrawalParts).values(part).onConflictDoUpdate({ target: withdrawalParts.id, set: part });
      const { id, version, state, changedAt } = row;
      await db.insert(withdrawalEvents).values({ withdrawalId: id, version, act, state, at: changedAt });
    },
  };
}

export type WithdrawalRows = ReturnType<typeof withdrawalRows>;
