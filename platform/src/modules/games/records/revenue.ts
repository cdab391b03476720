import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../kernel/time/record-period.rules.ts';
import { games, rounds, roundTransactions as transactions } from '../games.tables.ts';

interface RevenueRow {
  day: string;
  vassalage: string;
  gameType: string;
  bets: number;
  stakes: bigint;
  wins: bigint;
  rollbacks: bigint;
  jackpots: bigint;
  /** For rounds settled again: reversed wins, and what was paid instead. */
  reversals: bigint;
  corrections: bigint;
}

/** Sums stakes, wins and rollbacks between two moments, by day of each movement, vendor and category. */
export async function revenue(
  { db }: Kernel,
  { start, end, timeZone }: Pick<RecordPeriod, 'start' | 'end' | 'timeZone'>,
): Promise<RevenueRow[]> {
  const day = sql<string>`to_char(${transactions.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const sumOf = (kind: string) =>
    sql<string>`coalesce(sum(${transactions.amountMinor}) filter (where ${transactions.kind} = ${kind}), 0)`;
  const rows = await db
    .select({
      day,
      vassalage: games.vassalage,
      gameType: games.gameType,
      bets: sql<number>`(count(*) filter (where ${transactions.kind} = 'bet'))::int`,
      stakes: sumOf('bet'),
      wins: sumOf('win'),
      rollbacks: sumOf('rollback'),
      jackpots: sumOf('jackpot'),
      reversals: sql<string>`coalesce(sum(${transactions.takenBackMinor}), 0)`,
      corrections: sumOf('correction'),
    })
    .from(transactions)
    .innerJoin(rounds, eq(rounds.id, transactions.roundKey))
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(and(gte(transactions.at, start), lt(transactions.at, end)))
    .groupBy(sql`1`, games.vassalage, games.gameType)
    .orderBy(asc(sql`1`), asc(games.vassalage), asc(games.gameType));
  return rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    wins: BigInt(row.wins),
    rollbacks: BigInt(row.rollbacks),
    jackpots: BigInt(row.jackpots),
    reversals: BigInt(row.reversals),
    corrections: BigInt(row.corrections),
  }));
}
