import { addDays, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database/database.ts';
import type { BetSettled } from '../../../games/index.ts';
import { missionRounds, leaderboardScores as rows, type WeekRule } from '../missions.tables.ts';
import { type Score, scoresOf } from './scores.rules.ts';
import type { Weeks } from './weeks.ts';

/** Adds newly counted rounds to the weeks they were settled in, in the caller's transaction. */
export async function countScores(db: Db, weeks: Weeks, bets: readonly BetSettled[]): Promise<void> {
  for (const week of [...new Set(bets.map(({ day }) => mondayOf(day)))].sort()) {
    const rule = await weeks.hold(week);
    const ofWeek = bets.filter(({ day }) => mondayOf(day) === week);
    if (rule) await addScores(db, week, rule, scoresOf(rule, ofWeek));
  }
}

async function addScores(db: Db, week: string, { measure }: WeekRule, scores: readonly Score[]): Promise<void> {
  if (scores.length === 0) return;
  const isBetter = sql`excluded.score > ${rows.score}`;
  const isFirst = sql`excluded.score = ${rows.score} and excluded.reached_at < ${rows.reachedAt}`;
  const set =
    measure === 'stake'
      ? {
          score: sql`${rows.score} + excluded.score`,
          reachedAt: sql`greatest(${rows.reachedAt}, excluded.reached_at)`,
        }
      : {
          score: sql`greatest(${rows.score}, excluded.score)`,
          reachedAt: sql`case when ${isBetter} or (${isFirst}) then excluded.reached_at else ${rows.reachedAt} end`,
        };
  await db
    .insert(rows)
    .values(scores.map((score) => ({ week, ...score })))
    .onConflictDoUpdate({ target: [rows.week, rows.memberId], set });
}

/**
 * Updates members' best multipliers after corrections, in a fixed order of weeks and members, in the caller's
 * transaction.
 */
export async function correctScores(
  db: Db,
  weeks: Weeks,
  rounds: readonly { memberId: string; day: string }[],
): Promise<void> {
  const memberWeeks = new Map(rounds.map(({ memberId, day }) => [`${mondayOf(day)} ${memberId}`, { memberId, day }]));
  const inOrder = [...memberWeeks].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [, { memberId, day }] of inOrder) await correctScore(db, weeks, memberId, day);
}

/** Updates one member in the week of the day. */
async function correctScore(db: Db, weeks: Weeks, memberId: string, day: string): Promise<void> {
  const week = mondayOf(day);
  const rule = await weeks.hold(week);
  if (rule?.measure !== 'multiplier') return;
  // Locked first, to wait for another correction of the member and read its result.
  await holdScore(db, week, memberId);
  const isMeant = and(
    eq(missionRounds.memberId, memberId),
    gte(missionRounds.day, week),
    lte(missionRounds.day, addDays(week, 6)),
  );
  const found = await db.select().from(missionRounds).where(isMeant);
  const rounds = found.map(({ stakeMinor, winMinor, settledAt }) => ({
    memberId,
    stakeMinor: String(stakeMinor),
    winMinor: String(winMinor),
    settledAt: settledAt.toISOString(),
  }));
  await db.delete(rows).where(and(eq(rows.week, week), eq(rows.memberId, memberId)));
  await addScores(db, week, rule, scoresOf(rule, rounds));
}

/** Locks a member's place until the transaction ends; a member without a score gets an empty one, which is not stored. */
async function holdScore(db: Db, week: string, memberId: string): Promise<void> {
  const none = { week, memberId, score: 0n, reachedAt: new Date(0) };
  const set = { score: sql`${rows.score}` };
  await db
    .insert(rows)
    .values(none)
    .onConflictDoUpdate({ target: [rows.week, rows.memberId], set });
}
