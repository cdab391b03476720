import { and, asc, between, countDistinct, eq, like, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { daysBetween } from '../../../kernel/days.rules.ts';
import { activeDays, teamDays } from './figures.tables.ts';

export interface TeamDay {
  day: string;
  stakeMinor: bigint;
  winMinor: bigint;
  rounds: number;
  activeMembers: number;
}

/** One row per day of the range, also for days without a bet. */
export async function readTeamDays(database: Database, agentId: string, from: string, to: string): Promise<TeamDay[]> {
  const rows = await database.db
    .select()
    .from(teamDays)
    .where(and(eq(teamDays.agentId, agentId), between(teamDays.day, from, to)))
    .orderBy(asc(teamDays.day));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => {
    const { stakeMinor = 0n, winMinor = 0n, rounds = 0, activeMembers = 0 } = byDay.get(day) ?? {};
    return { day, stakeMinor, winMinor, rounds, activeMembers };
  });
}

/** How many different members of the branch played in the range. */
export async function countActive(database: Database, headPath: string, from: string, to: string): Promise<number> {
  const isBelow = and(like(activeDays.uplinePath, `${headPath}%`), ne(activeDays.uplinePath, headPath));
  const [row] = await database.db
    .select({ members: countDistinct(activeDays.memberId) })
    .from(activeDays)
    .where(and(isBelow, between(activeDays.day, from, to)));
  return row?.members ?? 0;
}
