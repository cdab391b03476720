import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { getMissionLeaderboard, LeaderboardPlace } from '@portal/shared/contract/rewards/missions';
import { addDays, dayIn, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { maskedAccount } from '../../../games/index.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { leaderboardScores as rows, type WeekRule } from '../missions.tables.ts';
import { prizeOf, shownPrize, shownPrizes } from './prizes.rules.ts';
import type { Weeks } from './weeks.ts';

type Leaderboard = CallResult<typeof getMissionLeaderboard>;
type ScoreRow = typeof rows.$inferSelect;

const listed = 50;
const notPlayed: WeekRule = { measure: 'stake', minStake: '0.00', prizes: [] };

/** Reads who leads a week, and a member's place. */
export function createStandings(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { settings, member }: Pick<RewardKindDeps, 'settings' | 'member'>,
  weeks: Weeks,
) {
  async function placeOf({ week, score, reachedAt, memberId }: ScoreRow): Promise<number> {
    const isEarlier = or(
      lt(rows.reachedAt, reachedAt),
      and(eq(rows.reachedAt, reachedAt), lt(rows.memberId, memberId)),
    );
    const isBetter = or(gt(rows.score, score), and(eq(rows.score, score), isEarlier));
    return (await db.$count(rows, and(eq(rows.week, week), isBetter))) + 1;
  }

  return async (memberId: string, asked: 'current' | 'last'): Promise<Leaderboard> => {
    const now = clock.now();
    const monday = mondayOf(dayIn(await settings.get('timeZone'), now));
    const week = asked === 'last' ? addDays(monday, -7) : monday;
    const { rule, paidAt } = await weeks.read(week);
    const { measure, minStake, prizes } = rule ?? notPlayed;
    const found = rule ? await best(db, week, listed) : [];
    const [own] = await db
      .select()
      .from(rows)
      .where(and(eq(rows.week, week), eq(rows.memberId, memberId)));
    const accounts = await member.accountsOf([...found.map((row) => row.memberId), memberId]);
    const shown = (row: ScoreRow, place: number): LeaderboardPlace => {
      const prize = prizeOf(prizes, place);
      return {
        place,
        account: maskedAccount(accounts.get(row.memberId) ?? ''),
        score: amountFromMinor(row.score),
        isOwn: row.memberId === memberId,
        ...(prize && { prize: shownPrize(prize) }),
      };
    };
    const over = asked === 'last' ? 'counting' : 'running';
    return {
      measure,
      minStake,
      from: week,
      to: addDays(week, 6),
      prizes: shownPrizes(prizes),
      state: paidAt ? 'paid' : rule ? over : 'closed',
      endsAt: (await weeks.endOf(week)).toISOString(),
      list: found.map((row, index) => shown(row, index + 1)),
      ...(own && rule && { own: shown(own, await placeOf(own)) }),
      players: rule ? await db.$count(rows, eq(rows.week, week)) : 0,
      serverTime: now.toISOString(),
    };
  };
}

/** Reads the first places of a week; ties by who was first. */
export function best(db: Kernel['db'], week: string, count: number, offset = 0): Promise<ScoreRow[]> {
  return db
    .select()
    .from(rows)
    .where(eq(rows.week, week))
    .orderBy(desc(rows.score), asc(rows.reachedAt), asc(rows.memberId))
    .limit(count)
    .offset(offset);
}
