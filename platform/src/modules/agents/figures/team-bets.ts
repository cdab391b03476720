import { and, count, desc, eq, like, ne, sum } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { teamBets, teamDays } from './figures.tables.ts';

export type TeamBet = typeof teamBets.$inferSelect;

export interface BranchHead {
  id: string;
  path: string;
}

/** Bets below the head, newest first; of one member when it is named. `pageNo` counts from 1. */
export async function readTeamBets(
  database: Database,
  head: BranchHead,
  memberId: string | undefined,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ bets: TeamBet[]; totalPages: number }> {
  const isBelow = and(like(teamBets.uplinePath, `${head.path}%`), ne(teamBets.uplinePath, head.path));
  const isWanted = memberId ? and(isBelow, eq(teamBets.memberId, memberId)) : isBelow;
  const bets = await database.db
    .select()
    .from(teamBets)
    .where(isWanted)
    .orderBy(desc(teamBets.settledAt), desc(teamBets.roundId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = memberId ? await countBetsOf(database, memberId) : await countBetsBelow(database, head.id);
  return { bets, totalPages: Math.ceil(total / pageSize) };
}

/** From the roll-ups: counting the bets of a large branch one by one would take long. */
async function countBetsBelow({ db }: Database, agentId: string): Promise<number> {
  const [row] = await db
    .select({ rounds: sum(teamDays.rounds) })
    .from(teamDays)
    .where(eq(teamDays.agentId, agentId));
  return Number(row?.rounds ?? 0);
}

async function countBetsOf({ db }: Database, memberId: string): Promise<number> {
  const [row] = await db.select({ rounds: count() }).from(teamBets).where(eq(teamBets.memberId, memberId));
  return row?.rounds ?? 0;
}
