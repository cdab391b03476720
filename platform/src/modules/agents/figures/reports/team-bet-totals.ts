import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../kernel/database/database.ts';
import { type DaySums, noSums } from '../counting/fold.rules.ts';
import { teamBets } from '../figures.tables.ts';
import { branchSums } from './profit-loss.ts';
import { isWanted, type TeamBetQuery } from './team-bets.ts';

export type TeamBetTotals = Pick<DaySums, 'rounds' | 'stakeMinor' | 'winMinor'>;

/** Totals a selection: a branch from the roll-ups, because it may be large; one member from the entries. */
export function totalsOfTeamBets(database: Database, query: TeamBetQuery): Promise<TeamBetTotals> {
  const { from, to } = query.period;
  if (query.memberId) return sumsOfEntries(database, query);
  return branchSums(database, query.headId, { paths: query.paths, from, to });
}

/** A correction is not a round; its change counts in the win. */
async function sumsOfEntries({ db }: Database, query: TeamBetQuery): Promise<TeamBetTotals> {
  const amount = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);
  const [sums] = await db
    .select({
      rounds: sql<number>`(count(*) filter (where not ${teamBets.isCorrection}))::int`,
      stakeMinor: amount(teamBets.stakeMinor),
      winMinor: amount(teamBets.winMinor),
    })
    .from(teamBets)
    .where(isWanted(query));
  return sums ?? noSums;
}
