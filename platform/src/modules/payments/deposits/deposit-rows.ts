import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
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
    /** Locks the deposit until the transaction ends. */
    async lock(id: string): Promise<Deposit | undefined> {
      const [row] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update');
      return withProofs(row);
    },
    /** Returns the deposit for which a payment is booked, if any. */
    async holderOfPayment(provider: string, reference: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: deposits.id })
        .from(deposits)
        .where(holdsPayment(provider, [reference]));
      return row?.id;
    },
    /** History of a deposit, oldest first. */
    events: (id: string) =>
      db.select().from(depositEvents).where(eq(depositEvents.depositId, id)).orderBy(asc(depositEvents.version)),
    /** Records that somebody is sent to the provider's page; false when the order can no longer be paid. */
    async noteOpened(id: string): Promise<boolean> {
      const isPayable = and(eq(deposits.id, id), eq(deposits.state, 'created'));
      const noted = await db.update(deposits).set({ isOpened: true }).where(isPayable).returning({ id: deposits.id });
      return noted.length > 0;
    },
    /** Writes the current row and a history line. */
    async write({ proofs, ...row }: Deposit, act: string): Promise<void> {
      await db.insert(deposits).values(row).onConflictDoUpdate({ target: deposits.id, set: row });
      const { id: depositId, version, state, changedAt: at } = row;
      await db.insert(depositEvents).values({ depositId, version, act, state, at });
    },
  };
}

export type DepositRows = ReturnType<typeof depositRows>;
