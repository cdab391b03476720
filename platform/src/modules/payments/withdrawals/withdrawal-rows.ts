import { randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { withdrawalEvents, withdrawalParts, withdrawals } from '../payments.tables.ts';
import { type Withdrawal, withdrawalLists } from './withdrawal-lists.ts';
import { typedReference, withdrawalReference } from './withdrawal-reference.rules.ts';

export type { PartRow, Withdrawal, WithdrawalFilter, WithdrawalPage, WithdrawalRow } from './withdrawal-lists.ts';

export function withdrawalRows({ db }: Pick<Database, 'db'>) {
  const partsOf = (id: string) =>
    db.select().from(withdrawalParts).where(eq(withdrawalParts.withdrawalId, id)).orderBy(asc(withdrawalParts.no));

  return {
    ...withdrawalLists({ db }),
    async byId(id: string): Promise<Withdrawal | undefined> {
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
      return row && { ...row, parts: await partsOf(id) };
    },
    /** Locks the withdrawal until the transaction ends. */
    async lock(id: string): Promise<Withdrawal | undefined> {
      const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
      return row && { ...row, parts: await partsOf(id) };
    },
    /**
     * Checks that a bank payment, normalized by `bankReference`, is not booked yet, ignoring case; in the transaction
     * that books it.
     * @throws Refusal `payment_reference_used`
     */
    async assertFreshReference(reference: string): Promise<void> {
      // Serializes concurrent bookings of one payment; the table's constraint is the last guard.
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${reference.toLowerCase()}`}, 0))`);
      const isSame = eq(sql`lower(${withdrawalParts.reference})`, sql`lower(${reference})`);
      if ((await db.$count(withdrawalParts, isSame)) === 0) return;
      throw refusalAt('reference', 'payment_reference_used');
    },
    /** Makes a reference that no withdrawal has. Should two make the same one at once, the table's index refuses one. */
    async freshReference(
      at: Date,
      timeZone: string,
      random: (size: number) => Uint8Array = randomBytes,
    ): Promise<string> {
      for (;;) {
        const reference = withdrawalReference(at, timeZone, random(5));
        if ((await db.$count(withdrawals, eq(withdrawals.reference, reference))) === 0) return reference;
      }
    },
    /** Returns the id of the withdrawal with this id, or with this reference as it is typed. */
    async idOf(named: string): Promise<string | undefined> {
      const reference = typedReference(named);
      if (reference === undefined) return named;
      const [row] = await db
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(eq(withdrawals.reference, reference));
      return row?.id;
    },
    /** History of a withdrawal, oldest first. */
    events: (id: string) =>
      db
        .select()
        .from(withdrawalEvents)
        .where(eq(withdrawalEvents.withdrawalId, id))
        .orderBy(asc(withdrawalEvents.version)),
    /** Writes the current row and parts, and a history line. */
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
