import { and, between, count, desc, eq, gte, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../../kernel/database/database.ts';
import type { Page } from '../../../../kernel/database/page.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import { belowPaths } from '../below-paths.ts';
import { teamBets, teamDays } from '../figures.tables.ts';

/** A settled round, or a correction of one. */
export type TeamBet = typeof teamBets.$inferSelect;

export interface TeamBetQuery {
  headId: string;
  /** Including past paths: a bet belongs to the upline at its time (member.pathsOf). */
  paths: readonly string[];
  /** Only this member. */
  memberId?: string | undefined;
  period: RecordPeriod;
}

/**
 * Up to this size a branch's bets are all read and sorted; in a larger one the newest bets overall soon include its
 * own.
 */
const sortedAtMost = 50_000;

/** Reads a page of entries below the head, newest first; `pageNo` counts from 1. */
export async function readTeamBets(
  database: Database,
  query: TeamBetQuery,
  { pageNo, pageSize }: Page,
): Promise<{ bets: TeamBet[]; totalPages: number }> {
  const total = await countTeamBets(database, query);
  const bets = await newest(database, query, await isSmall(database, query))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { bets, totalPages: Math.ceil(total / pageSize) };
}

const rowsAtOnce = 1000;

/** Streams the whole selection, newest first, in batches. */
export async function* allTeamBets(database: Database, query: TeamBetQuery): AsyncGenerator<TeamBet> {
  const inPath = await isSmall(database, query);
  let before: SQL | undefined;
  for (;;) {
    const batch: TeamBet[] = await newest(database, query, inPath, before).limit(rowsAtOnce);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < rowsAtOnce) return;
    const { settledAt, id } = last;
    before = or(lt(teamBets.settledAt, settledAt), and(eq(teamBets.settledAt, settledAt), lt(teamBets.id, id)));
  }
}

/** Counts entries: rounds from the roll-ups, because counting those of a large branch one by one takes long. */
export async function countTeamBets({ db }: Database, query: TeamBetQuery): Promise<number> {
  const isCounted = query.memberId ? undefined : teamBets.isCorrection;
  const [counted] = await db
    .select({ entries: count() })
    .from(teamBets)
    .where(and(isWanted(query), isCounted));
  if (query.memberId) return counted?.entries ?? 0;
  const [summed] = await db
    .select({ rounds: sum(teamDays.rounds) })
    .from(teamDays)
    .where(and(eq(teamDays.agentId, query.headId), between(teamDays.day, query.period.from, query.period.to)));
  return Number(summed?.rounds ?? 0) + (counted?.entries ?? 0);
}

async function isSmall({ db }: Database, { headId, memberId }: TeamBetQuery): Promise<boolean> {
  if (memberId) return true;
  const [ever] = await db
    .select({ rounds: sum(teamDays.rounds) })
    .from(teamDays)
    .where(eq(teamDays.agentId, headId));
  return Number(ever?.rounds ?? 0) <= sortedAtMost;
}

/** Selects entries below the head in the period, optionally of one member. */
export function isWanted({ paths, memberId, period }: TeamBetQuery): SQL | undefined {
  const inPeriod = and(gte(teamBets.settledAt, period.start), lt(teamBets.settledAt, period.end));
  return and(belowPaths(teamBets.uplinePath, paths), inPeriod, memberId ? eq(teamBets.memberId, memberId) : undefined);
}

function newest({ db }: Database, query: TeamBetQuery, isSorted: boolean, before?: SQL) {
  // Defeats the time index, which would read all members' bets for the few of a small branch.
  const time = isSorted ? sql`${teamBets.settledAt} + interval '0'` : teamBets.settledAt;
  return db
    .select()
    .from(teamBets)
    .where(and(isWanted(query), before))
    .orderBy(desc(time), desc(teamBets.id))
    .$dynamic();
}
