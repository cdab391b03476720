import { and, asc, between, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { daysBetween } from '../../../kernel/days.rules.ts';
import { teamDays } from './figures.tables.ts';

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
