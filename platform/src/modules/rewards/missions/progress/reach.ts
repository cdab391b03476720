import { and, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Missions, OfferedMission } from '../mission-catalogue.ts';
import { missionsReached as rows } from '../missions.tables.ts';
import { keyOf } from '../periods.rules.ts';
import { targetOf } from './goal.rules.ts';
import { type Asked, daysPlayed, goalValues } from './goal-values.ts';
import { longestRunOf } from './runs.rules.ts';

/** Stores which missions members have reached in the periods of these days, and returns the members with a new one. */
export async function reachMissions(
  { db }: Pick<Kernel, 'db'>,
  { missions, claimUntil, now }: Missions,
  memberIds: readonly string[],
  days: readonly string[],
): Promise<Set<string>> {
  const dates = [...days].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (memberIds.length === 0 || first === undefined || last === undefined) return new Set();
  const around = { first, last };
  const reached: (typeof rows.$inferInsert)[] = [];
  const open = chances(missions, dates)
    .map((chance) => ({ ...chance, until: claimUntil(chance.mission.period, chance.periodKey) }))
    .filter(({ until }) => !until || until > now);
  const keys = [...new Set(open.map(({ periodKey }) => periodKey))];
  const known = await reachedBefore(db, memberIds, keys);
  for (const { mission, periodKey, until } of open) {
    const left = memberIds.filter((memberId) => !known.has(`${memberId} ${mission.id} ${periodKey}`));
    const { id: missionId, period, goal, name, reward } = mission;
    const asked = { goal, period, periodKey, memberIds: left, around };
    for (const memberId of await reachedBy(db, asked))
      reached.push({
        memberId,
        missionId,
        periodKey,
        period,
        name,
        goal,
        reward,
        reachedAt: now,
        claimUntil: until ?? null,
        claimedAt: null,
      });
  }
  if (reached.length === 0) return new Set();
  const added = await db
    .insert(rows)
    .values(reached.sort((a, b) => (a.memberId < b.memberId ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ memberId: rows.memberId });
  return new Set(added.map(({ memberId }) => memberId));
}

/** Pairs missions with the periods of these days. */
function chances(missions: readonly OfferedMission[], days: readonly string[]) {
  return missions.flatMap((mission) =>
    [...new Set(days.map((day) => keyOf(mission.period, day)))].map((periodKey) => ({ mission, periodKey })),
  );
}

async function reachedBefore(
  db: Kernel['db'],
  memberIds: readonly string[],
  keys: readonly string[],
): Promise<Set<string>> {
  const { memberId, missionId, periodKey } = rows;
  const isMeant = and(inArray(memberId, [...memberIds]), inArray(periodKey, [...keys]));
  const found = await db.select({ memberId, missionId, periodKey }).from(rows).where(isMeant);
  return new Set(found.map((row) => `${row.memberId} ${row.missionId} ${row.periodKey}`));
}

async function reachedBy(db: Kernel['db'], asked: Asked): Promise<string[]> {
  if (asked.memberIds.length === 0) return [];
  const target = targetOf(asked.goal);
  if (asked.goal.measure !== 'days') {
    const values = await goalValues(db, asked);
    return [...values].flatMap(([memberId, value]) => (value >= target ? memberId : []));
  }
  const days = await daysPlayed(db, asked);
  return [...days].flatMap(([memberId, played]) => (longestRunOf(played) >= target ? memberId : []));
}
