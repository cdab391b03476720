import { count, desc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, type MemberAccount } from '../accounts.rules.ts';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../ledger.tables.ts';

export interface StatementLine {
  id: string;
  kind: string;
  reference: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
}

export interface StatementPage {
  lines: StatementLine[];
  totalPages: number;
}

/** Reads a page of an account's movements, newest first; `pageNo` counts from 1. */
export async function statement(
  kernel: Kernel,
  account: MemberAccount,
  pageNo: number,
  pageSize: number,
): Promise<StatementPage> {
  const isAccount = eq(entries.accountId, accountId(account, 0));
  const rows = await kernel.db
    .select({
      id: entries.id,
      kind: transfers.kind,
      reference: transfers.reference,
      amount: entries.amount,
      balanceAfter: entries.balanceAfter,
      at: transfers.createdAt,
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(isAccount)
    .orderBy(desc(entries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await kernel.db.select({ rows: count() }).from(entries).where(isAccount);
  return {
    lines: rows.map((row) => ({ ...row, id: String(row.id) })),
    totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
  };
}
