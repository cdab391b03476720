import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { type Deposit, type DepositRow, depositLists } from './deposit-lists.ts';
import { depositEvents, depositProofs, deposits, holdsPayment } from './deposits.tables.ts';

export type { Deposit, DepositFilter, DepositRow } from './deposit-lists.ts';

export function depositRows({ db }: Pick<Database, 'db'>) {
  const isOf = (depositId: string) => eq(depositProofs.depositId, depositId);

  async function withProofs(row: DepositRow | undefined): Promise<Deposit | undefined> {
    return row && { ...row, proofs: await db.$count(depositProofs, isOf(row.id)) };
  }

  return {
    ...depositLists({ db }),
    async byId(id: string): Promise<Deposit | undefined> {
      const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
      return withProofs(row);
    },
    async byPayToken(payToken: string): Promise<Deposit | undefined> {
      const [row] = await db.select().from(deposits).where(eq(deposits.payToken, payToken));
      return withProofs(row);
    },
    /** Held to the end of the transaction. */
    async lock(id: string): Promise<Deposit | undefined> {
      const [row] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update');
      return withProofs(row);
    },
    /** Whether a payment is booked, for this or for another deposit. */
    async holderOfPayment(provider: string, reference: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: deposits.id })
        .from(deposits)
        .where(holdsPayment(provider, [reference]));
      return row?.id;
    },
    /** What happened to it, the oldest first. */
    events: (id: string) =>
      db.select().from(depositEvents).where(eq(depositEvents.depositId, id)).orderBy(asc(depositEvents.version)),
    /** Notes that somebody is led to the provider's page; false for an order that cannot be paid any more. */
    async noteOpened(id: string): Promise<boolean> {
      const isPayable = and(eq(deposits.id, id), eq(deposits.state, 'created'));
      const noted = await db.update(deposits).set({ isOpened: true }).where(isPayable).returning({ id: deposits.id });
      return noted.length > 0;
    },
    /** Writes the row as it is now, with the line of what happened. */
    async write({ proofs, ...row }: Deposit, act: string): Promise<void> {
      await db.insert(deposits).values(row).onConflictDoUpdate({ target: deposits.id, set: row });
      const { id: depositId, version, state, changedAt: at } = row;
      await db.insert(depositEvents).values({ depositId, version, act, state, at });
    },
  };
}

export type DepositRows = ReturnType<typeof depositRows>;
