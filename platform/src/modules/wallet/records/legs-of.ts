import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../ledger.tables.ts';

export interface LedgerLeg {
  transferId: string;
  reference: string;
  kind: string;
  accountId: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
}

/** Columns of a leg; the transfer id is converted to text afterwards. */
export const legColumns = {
  transferId: transfers.id,
  reference: transfers.reference,
  kind: transfers.kind,
  accountId: entries.accountId,
  amount: entries.amount,
  balanceAfter: entries.balanceAfter,
  at: transfers.createdAt,
};

/** Reads every leg of a source's movements with these references, in ledger order. */
export async function legsOf({ db }: Kernel, source: string, references: readonly string[]): Promise<LedgerLeg[]> {
  if (references.length === 0) return [];
  const rows = await db
    .select(legColumns)
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(eq(transfers.source, source), inArray(transfers.reference, [...references])))
    .orderBy(asc(entries.id));
  return rows.map((row) => ({ ...row, transferId: String(row.transferId) }));
}
