import { minorUnits } from '@portal/shared/contract/money/amounts';
import { longestRun, type MissionPeriod } from '@portal/shared/contract/rewards/mission-goal';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { and, between, count, countDistinct, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../kernel/database/database.ts';
import { missionDeposits, missionGames, missionPlays, missionWins } from '../missions.tables.ts';
import { daysOf, spansOf } from '../periods.rules.ts';
import { type CountedGoal, leastStepOf } from './goal.rules.ts';

/** The question: how far members have come with a goal in a period. */
export interface Asked {
  goal: CountedGoal;
  period: MissionPeriod;
  periodKey: string;
  memberIds: readonly string[];
  /** Days around which a run is looked for, when the period has no first and last day. */
  around: { first: string; last: string };
}

/**
 * Returns minor units for a stake, counts otherwise, by member; members without activity are absent. Not for `days`.
 */
export async function goalValues(db: Db, asked: Asked): Promise<Map<string, bigint>> {
  const { goal } = asked;
  switch (goal.measure) {
    case 'stake':
      return summed(db, missionPlays, sum(missionPlays.stakeMinor), asked);
    case 'rounds':
      return summed(db, missionPlays, sum(missionPlays.rounds), asked, fromStep(missionPlays.stepMinor, goal));
    case 'games':
      return summed(
        db,
        missionGames,
        countDistinct(missionGames.gameId),
        asked,
        fromStep(missionGames.stepMinor, goal),
      );
    case 'wins':
      return summed(
        db,
        missionWins,
        sum(missionWins.wins),
        asked,
        gte(missionWins.stepMinor, minorUnits(goal.atLeast)),
      );
    case 'deposits':
      return depositsOf(db, asked, minorUnits(goal.atLeast));
    case 'days':
      return new Map();
  }
}

function fromStep(step: PgColumn, goal: CountedGoal): SQL | undefined {
  const least = leastStepOf(goal);
  return least === undefined ? undefined : gte(step, least);
}

interface Figures extends PgTable {
  memberId: PgColumn;
  span: PgColumn;
  gameType: PgColumn;
}

async function summed(
  db: Db,
  table: Figures,
  value: SQL<unknown>,
  { goal, period, periodKey, memberIds }: Asked,
  more?: SQL,
): Promise<Map<string, bigint>> {
  const ofType = 'gameType' in goal && goal.gameType ? eq(table.gameType, goal.gameType) : undefined;
  const rows = await db
    .select({ memberId: sql<string>`${table.memberId}`, value: sql<string>`coalesce(${value}, 0)::text` })
    .from(table)
    .where(and(inArray(table.memberId, [...memberIds]), inArray(table.span, spansOf(period, periodKey)), ofType, more))
    .groupBy(table.memberId);
  return new Map(rows.map((row) => [row.memberId, BigInt(row.value)]));
}

async function depositsOf(db: Db, { period, periodKey, memberIds }: Asked, atLeastMinor: bigint) {
  const { memberId, day, amountMinor } = missionDeposits;
  const { first, last } = daysOf(period, periodKey);
  const inPeriod = period === 'once' ? undefined : between(day, first, last);
  const rows = await db
    .select({ memberId, value: count() })
    .from(missionDeposits)
    .where(and(inArray(memberId, [...memberIds]), inPeriod, gte(amountMinor, atLeastMinor)))
    .groupBy(memberId);
  return new Map(rows.map((row) => [row.memberId, BigInt(row.value)]));
}

/** Reads each member's days of play in the period; for an endless period those around the asked days. */
export async function daysPlayed(db: Db, asked: Asked): Promise<Map<string, string[]>> {
  const { goal, period, periodKey, memberIds, around } = asked;
  const wide = { first: addDays(around.first, -longestRun), last: addDays(around.last, longestRun) };
  const { first, last } = period === 'once' ? wide : daysOf(period, periodKey);
  const { memberId, span, stepMinor } = missionPlays;
  const rows = await db
    .selectDistinct({ memberId, span })
    .from(missionPlays)
    // The span of all days sorts after any day.
    .where(and(inArray(memberId, [...memberIds]), between(span, first, last), fromStep(stepMinor, goal)));
  const days = new Map<string, string[]>();
  for (const row of rows) days.set(row.memberId, [...(days.get(row.memberId) ?? []), row.span]);
  return days;
}
