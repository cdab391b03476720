import { asc, count, type SQL, sql, sum } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rounds } from '../games.tables.ts';
import { type BetFilter, isChosen } from './bet-filter.ts';

export interface ProfitPoint {
  /** yyyy-mm-dd, or yyyy-mm. */
  at: string;
  rounds: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** Sums settled rounds of a member by the day or month of their first bet in the time zone; oldest first. */
export async function betProfit(
  kernel: Kernel,
  memberId: string,
  filter: BetFilter,
  by: 'day' | 'month',
): Promise<ProfitPoint[]> {
  const at = dayText(filter.period.timeZone, by);
  const rows = await kernel.db
    .select({ at, rounds: count(), stake: sum(rounds.stakeMinor), win: sum(rounds.winMinor) })
    .from(rounds)
    .where(isChosen(kernel, memberId, { ...filter, state: 'settled' }))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  return rows.map((row) => ({
    at: row.at,
    rounds: row.rounds,
    stakeMinor: BigInt(row.stake ?? 0),
    winMinor: BigInt(row.win ?? 0),
  }));
}

function dayText(timeZone: string, by: 'day' | 'month'): SQL<string> {
  const form = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  return sql<string>`to_char(${rounds.openedAt} at time zone ${timeZone}, ${form})`;
}
