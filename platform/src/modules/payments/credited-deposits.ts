import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { deposits } from './deposits.tables.ts';

export interface CreditedDeposit {
  id: string;
  /** What came in without fees, in minor units. */
  amountMinor: bigint;
  at: Date;
}

/** Credited ones of a member, the oldest first. */
export async function creditedDeposits({ db }: Pick<Database, 'db'>, memberId: string): Promise<CreditedDeposit[]> {
  const { id, arrivedMinor, feeMinor, changedAt } = deposits;
  const found = await db
    .select({ id, arrivedMinor, feeMinor, at: changedAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'credited')))
    .orderBy(asc(changedAt), asc(id));
  return found.map((row) => ({
    ...{ id: row.id, at: row.at },
    amountMinor: (row.arrivedMinor ?? 0n) - (row.feeMinor ?? 0n),
  }));
}
