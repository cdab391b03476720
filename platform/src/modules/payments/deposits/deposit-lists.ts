import { type DepositState, openDepositStates } from '@portal/shared/contract/payments/deposit-states';
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/page.ts';
import { depositProofs, deposits } from './deposits.tables.ts';

export type DepositRow = typeof deposits.$inferSelect;
export interface Deposit extends DepositRow {
  /** Number of uploaded pictures. */
  proofs: number;
}

export interface DepositFilter {
  memberId?: string;
  state?: DepositState;
  reference?: string;
  from?: Date;
  /** Exclusive. */
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

/** Lists and counts deposits of a member or of all. */
export function depositLists({ db }: Pick<Database, 'db'>) {
  return {
    /** Newest first; `pageNo` counts from 1. */
    async page(filter: DepositFilter, pageNo: number, pageSize: number) {
      const orderBy = [desc(deposits.createdAt), desc(deposits.id)];
      const { list: rows, totalPages } = await readPage(db, deposits, {
        where: conditionOf(filter),
        orderBy,
        pageNo,
        pageSize,
      });
      const ids = rows.map(({ id }) => id);
      const counts = await db
        .select({ id: depositProofs.depositId, proofs: count() })
        .from(depositProofs)
        .where(inArray(depositProofs.depositId, ids))
        .groupBy(depositProofs.depositId);
      const proofsOf = new Map(counts.map(({ id, proofs }) => [id, proofs]));
      const list: Deposit[] = rows.map((row) => ({ ...row, proofs: proofsOf.get(row.id) ?? 0 }));
      return { list, totalPages };
    },
    /** Counts all that match a filter, and sums what arrived less fees, in minor units. */
    async totals(filter: DepositFilter): Promise<{ count: number; creditedMinor: bigint }> {
      const credited = sql<string>`coalesce(sum(${deposits.arrivedMinor} - ${deposits.feeMinor}), 0)::text`;
      const [row] = await db.select({ count: count(), credited }).from(deposits).where(conditionOf(filter));
      return { count: row?.count ?? 0, creditedMinor: BigInt(row?.credited ?? 0) };
    },
    countOpen: (memberId: string) =>
      db.$count(deposits, and(eq(deposits.memberId, memberId), inArray(deposits.state, [...openDepositStates]))),
    /** Counts all of them, whatever became of them. */
    countSince: (memberId: string, since: Date) =>
      db.$count(deposits, and(eq(deposits.memberId, memberId), gte(deposits.createdAt, since))),
  };
}
