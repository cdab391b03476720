import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database/database.ts';
import type { BetSettled } from '../../../games/index.ts';
import { scoresOf } from '../../missions/leaderboard/scores.rules.ts';
import { tournamentRounds as rounds, tournamentEntries as rows, type TournamentRow } from '../tournaments.tables.ts';

type Tournament = Pick<TournamentRow, 'id' | 'terms'>;

/** Adds newly counted rounds to the scores of entries that are there; of equal multipliers the earlier stays. */
export async function addScores(db: Db, { id, terms }: Tournament, bets: readonly BetSettled[]): Promise<void> {
  const isBetter = sql`excluded.score > ${rows.score}`;
  const isFirst = sql`excluded.score = ${rows.score} and excluded.reached_at < ${rows.reachedAt}`;
  const set =
    terms.measure === 'stake'
      ? {
          score: sql`${rows.score} + excluded.score`,
          reachedAt: sql`greatest(${rows.reachedAt}, excluded.reached_at)`,
        }
      : {
          score: sql`greatest(${rows.score}, excluded.score)`,
          reachedAt: sql`case when ${isBetter} or (${isFirst}) then excluded.reached_at else ${rows.reachedAt} end`,
        };
  const scores = scoresOf(terms, bets).map((score) => ({ tournamentId: id, joinedAt: score.reachedAt, ...score }));
  if (scores.length === 0) return;
  await db
    .insert(rows)
    .values(scores)
    .onConflictDoUpdate({ target: [rows.tournamentId, rows.memberId], set });
}

/** Computes a member's score again from the counted rounds, whose wins were corrected. */
export async function recountScore(db: Db, { id, terms }: Tournament, memberId: string): Promise<void> {
  const isOwnRound = and(eq(rounds.tournamentId, id), eq(rounds.memberId, memberId));
  const found = (await db.select().from(rounds).where(isOwnRound)).map((round) => ({
    memberId,
    stakeMinor: String(round.stakeMinor),
    winMinor: String(round.winMinor),
    settledAt: round.settledAt.toISOString(),
  }));
  const [score] = scoresOf(terms, found);
  await db
    .update(rows)
    .set({ score: score?.score ?? 0n, reachedAt: score?.reachedAt ?? null })
    .where(and(eq(rows.tournamentId, id), eq(rows.memberId, memberId)));
}
