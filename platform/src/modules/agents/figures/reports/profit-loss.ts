import { and, between, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../kernel/database/database.ts';
import { isBelow, type Member, type MemberModule } from '../../../accounts/index.ts';
import { belowPaths } from '../below-paths.ts';
import { addSums, type DaySums, noSums } from '../counting/fold.rules.ts';
import { playerDays, teamDays } from '../figures.tables.ts';

type Placed = Pick<Member, 'id' | 'uplinePath'>;

export interface ProfitLossQuery {
  /** All paths of the caller, including past ones: only what happened below them is counted. */
  paths: readonly string[];
  /** Days of the setting timeZone, both included. */
  from: string;
  to: string;
}

/** Sums members' own play while they were below the caller, by member id; members without figures are absent. */
export function ownSums(database: Database, memberIds: readonly string[], query: ProfitLossQuery) {
  const { memberId, day, uplinePath } = playerDays;
  const isTheirs = inArray(memberId, [...memberIds]);
  return sumsBy(database, playerDays, memberId, and(isTheirs, inDays(day, query), belowPaths(uplinePath, query.paths)));
}

/**
 * Sums the teams of these members while both were below the caller, by id. Members who were never elsewhere come from
 * the roll-ups; for others the players' paths exclude what belonged to another upline.
 */
export async function teamSums(
  database: Database,
  member: Pick<MemberModule, 'branches'>,
  heads: readonly Placed[],
  query: ProfitLossQuery,
): Promise<Map<string, DaySums>> {
  const paths = await member.branches.pathsOfMany(heads);
  const isInScope = (path: string) => query.paths.some((above) => isBelow(path, above));
  const stayed = heads.map(({ id }) => id).filter((id) => paths.get(id)?.every(isInScope));
  const isTheirs = and(inArray(teamDays.agentId, stayed), inDays(teamDays.day, query));
  const sums = stayed.length > 0 ? await sumsBy(database, teamDays, teamDays.agentId, isTheirs) : new Map();
  for (const [id, all] of paths) {
    if (!all.every(isInScope)) sums.set(id, await sumsBelow(database, all.filter(isInScope), query));
  }
  return sums;
}

/** Sums everything below an agent, wherever it was. */
export async function branchSums(database: Database, agentId: string, query: ProfitLossQuery): Promise<DaySums> {
  const isIts = and(inArray(teamDays.agentId, [agentId]), inDays(teamDays.day, query));
  return (await sumsBy(database, teamDays, teamDays.agentId, isIts)).get(agentId) ?? noSums;
}

async function sumsBelow(database: Database, paths: readonly string[], query: ProfitLossQuery): Promise<DaySums> {
  const total = { ...noSums };
  if (paths.length === 0) return total;
  const isBelowThem = and(belowPaths(playerDays.uplinePath, paths), inDays(playerDays.day, query));
  for (const one of (await sumsBy(database, playerDays, playerDays.uplineId, isBelowThem)).values())
    addSums(total, one);
  return total;
}

const inDays = (day: PgColumn, { from, to }: ProfitLossQuery) => between(day, from, to);

type Sums = typeof playerDays | typeof teamDays;

async function sumsBy(
  { db }: Database,
  table: Sums,
  by: PgColumn,
  which: SQL | undefined,
): Promise<Map<string, DaySums>> {
  const amount = (column: PgColumn) => sql<string>`sum(${column})::text`.mapWith(BigInt);
  const rows = await db
    .select({
      by: sql<string>`${by}`,
      stakeMinor: amount(table.stakeMinor),
      winMinor: amount(table.winMinor),
      rounds: sql<number>`sum(${table.rounds})::int`,
      bonusMinor: amount(table.bonusMinor),
      rebateMinor: amount(table.rebateMinor),
      depositMinor: amount(table.depositMinor),
      withdrawalMinor: amount(table.withdrawalMinor),
    })
    .from(table)
    .where(which)
    .groupBy(by);
  return new Map(rows.map(({ by: key, ...sums }) => [key, sums]));
}
