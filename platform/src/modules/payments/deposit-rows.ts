import { type DepositState, openDepositStates } from '@portal/shared/contract/payments/deposit-states';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { depositEvents, depositProofs, deposits, paymentName } from './deposits.tables.ts';

export type DepositRow = typeof deposits.$inferSelect;
export interface Deposit extends DepositRow {
  /** How many pictures were sent. */
  proofs: number;
}

export interface DepositFilter {
  memberId?: string;
  state?: DepositState;
  reference?: string;
  from?: Date;
  /** Not included. */
  to?: Date;
}

function conditionOf({ memberId, state, reference, from, to }: DepositFilter): SQL | undefined {
  return and(
    memberId === undefined ? undefined : eq(deposits.memberId, memberId),
    state === undefined ? undefined : eq(deposits.state, state),
    reference === undefined ? undefined : eq(deposits.reference, reference.toUpperCase()),
    from && gte(deposits.createdAt, from),
    to && lt(deposits.createdAt, to),
  );
}

export function depositRows({ db }: Pick<Database, 'db'>) {
  const isOf = (depositId: string) => eq(depositProofs.depositId, depositId);

  async function withProofs(row: DepositRow | undefined): Promise<Deposit | undefined> {
    return row && { ...row, proofs: await db.$count(depositProofs, isOf(row.id)) };
  }

  return {
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
    /** Newest first; `pageNo` counts from 1. */
    async page(filter: DepositFilter, pageNo: number, pageSize: number) {
      const condition = conditionOf(filter);
      const rows = await db
        .select()
        .from(deposits)
        .where(condition)
        .orderBy(desc(deposits.createdAt), desc(deposits.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const ids = rows.map(({ id }) => id);
      const counts = await db
        .select({ id: depositProofs.depositId, proofs: count() })
        .from(depositProofs)
        .where(inArray(depositProofs.depositId, ids))
        .groupBy(depositProofs.depositId);
      const proofsOf = new Map(counts.map(({ id, proofs }) => [id, proofs]));
      const list: Deposit[] = rows.map((row) => ({ ...row, proofs: proofsOf.get(row.id) ?? 0 }));
      return { list, totalPages: Math.ceil((await db.$count(deposits, condition)) / pageSize) };
    },
    /** Of a whole filter: how many, and what came in without fees, in minor units. */
    async totals(filter: DepositFilter): Promise<{ count: number; creditedMinor: bigint }> {
      const credited = sql<string>`coalesce(sum(${deposits.arrivedMinor} - ${deposits.feeMinor}), 0)::text`;
      const [row] = await db.select({ count: count(), credited }).from(deposits).where(conditionOf(filter));
      return { count: row?.count ?? 0, creditedMinor: BigInt(row?.credited ?? 0) };
    },
    countOpen: (memberId: string) =>
      db.$count(deposits, and(eq(deposits.memberId, memberId), inArray(deposits.state, [...openDepositStates]))),
    /** Whatever became of them. */
    countSince: (memberId: string, since: Date) =>
      db.$count(deposits, and(eq(deposits.memberId, memberId), gte(deposits.createdAt, since))),
    /** Whether a payment is booked, for this or for another deposit. */
    async holderOfPayment(provider: string, reference: string): Promise<string | undefined> {
      const name = provider === 'manual' ? sql`lower(${reference})` : sql`${reference}`;
      const [row] = await db
        .select({ id: deposits.id })
        .from(deposits)
        .where(and(eq(deposits.provider, provider), eq(paymentName(deposits), name)));
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
