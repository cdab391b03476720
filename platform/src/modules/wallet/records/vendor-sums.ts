import { and, eq, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../ledger.tables.ts';

interface LedgerMovement {
  reference: string;
  kind: string;
  /** What members received; negative when they paid. */
  amount: bigint;
  at: Date;
}

/** Reads a source's movements in a period, each by its effect on members. */
export async function movementsOf(
  { db }: Kernel,
  source: string,
  { start, end }: { start: Date; end: Date },
): Promise<LedgerMovement[]> {
  const rows = await db
    .select({
      reference: transfers.reference,
      kind: transfers.kind,
      amount: sql<string>`sum(${entries.amount})`,
      at: transfers.createdAt,
    })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(eq(transfers.source, source), isBetween(start, end), like(entries.accountId, 'member:%')))
    .groupBy(transfers.id);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

const played = ['bet', 'win', 'rollback', 'jackpot', 'win-reversal', 'win-correction'];

/** Sums the effect of play on members in a period, by kind. */
export async function playSums({ db }: Kernel, start: Date, end: Date): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ kind: transfers.kind, amount: sql<string>`sum(${entries.amount})` })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(
      and(
        like(transfers.source, 'vendor:%'),
        inArray(transfers.kind, played),
        isBetween(start, end),
        like(entries.accountId, 'member:%'),
      ),
    )
    .groupBy(transfers.kind);
  return new Map(rows.map(({ kind, amount }) => [kind, BigInt(amount)]));
}

const isBetween = (start: Date, end: Date) => and(gte(transfers.createdAt, start), lt(transfers.createdAt, end));
