import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { creditedReports, deposits } from './deposits.tables.ts';

interface CreditedDeposit {
  /** Id of the order, or the ledger reference of a payment without one. */
  id: string;
  /** What arrived less fees, in minor units. */
  amountMinor: bigint;
  at: Date;
}

/** Lists a member's credited deposits, with and without an order, oldest first. */
export async function creditedDeposits({ db }: Pick<Database, 'db'>, memberId: string): Promise<CreditedDeposit[]> {
  const { id, arrivedMinor, feeMinor, changedAt } = deposits;
  const byOrder = await db
    .select({ id, arrivedMinor, feeMinor, at: changedAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'credited')));
  const withoutOrder = await db.select().from(creditedReports).where(eq(creditedReports.memberId, memberId));
  const credited = [
    ...byOrder.map((row) => ({ id: row.id, amountMinor: (row.arrivedMinor ?? 0n) - (row.feeMinor ?? 0n), at: row.at })),
    ...withoutOrder.map(({ reference, amountMinor, at }) => ({ id: reference, amountMinor, at })),
  ];
  return credited.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
}
