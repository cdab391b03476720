import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { sendCounters as counters } from './verification.tables.ts';

export interface Limit {
  key: string;
  /** In a day. */
  atMost: number;
  secondsBetween: number;
  /** Beyond `atMost`: one each so many seconds, without end. None until tomorrow where it is left out. */
  secondsBetweenBeyond?: number;
}

interface Moment {
  now: Date;
  /** YYYY-MM-DD */
  day: string;
}

type Wait = 'none' | 'tomorrow' | number;

/**
 * Counts one sending, or returns the seconds to wait when a limit is reached: until the next allowed one, or until
 * tomorrow.
 */
export async function countSending({ db }: Database, limit: Limit, { now, day }: Moment): Promise<Wait> {
  const { key, atMost, secondsBetween, secondsBetweenBeyond } = limit;
  if (atMost === 0) return 'tomorrow';
  const latestBefore = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const isToday = sql`${counters.day} = ${day}`;
  const isBelow = sql`(not ${isToday} or ${counters.sent} < ${atMost})`;
  // Without a pause it does not matter which of two concurrent ones came first.
  const isSpaced = (seconds: number) =>
    seconds === 0 ? sql`true` : sql`${counters.lastAt} <= ${latestBefore(seconds)}::timestamptz`;
  const within = sql`${isBelow} and ${isSpaced(secondsBetween)}`;
  // One statement, so that a second concurrent call counts on from the first.
  const counted = await db
    .insert(counters)
    .values({ key, day, sent: 1, lastAt: now })
    .onConflictDoUpdate({
      target: counters.key,
      set: { day, lastAt: now, sent: sql`case when ${isToday} then ${counters.sent} + 1 else 1 end` },
      setWhere: secondsBetweenBeyond ? sql`${within} or (${isSpaced(secondsBetweenBeyond)})` : within,
    })
    .returning({ key: counters.key });
  if (counted.length > 0) return 'none';
  const { wait } = await nextSending({ db }, limit, { now, day });
  return wait === 'none' ? 1 : wait;
}

/** Says without counting how long the next sending has to wait, and the how many-th beyond `atMost` it would be, else 0. */
export async function nextSending(
  { db }: Pick<Database, 'db'>,
  { key, atMost, secondsBetween, secondsBetweenBeyond }: Limit,
  { now, day }: Moment,
): Promise<{ wait: Wait; beyond: number }> {
  const [row] = await db.select().from(counters).where(eq(counters.key, key));
  if (!row) return { wait: 'none', beyond: 0 };
  const beyond = row.day === day ? Math.max(0, row.sent + 1 - atMost) : 0;
  if (beyond > 0 && !secondsBetweenBeyond) return { wait: 'tomorrow', beyond };
  const seconds = (beyond > 0 && secondsBetweenBeyond) || secondsBetween;
  const left = Math.ceil((row.lastAt.getTime() + seconds * 1000 - now.getTime()) / 1000);
  return { wait: left > 0 ? left : 'none', beyond };
}

/** Uncounts one that `countSending` counted. */
export async function uncountSending({ db }: Database, key: string): Promise<void> {
  await db
    .update(counters)
    .set({ sent: sql`${counters.sent} - 1` })
    .where(and(eq(counters.key, key), gt(counters.sent, 0)));
}

/** Says without counting whether one more would be allowed today. */
export async function checkSending(
  database: Database,
  { key, atMost }: Pick<Limit, 'key' | 'atMost'>,
  { day }: Pick<Moment, 'day'>,
): Promise<'none' | 'tomorrow'> {
  return (await countedToday(database, key, day)) < atMost ? 'none' : 'tomorrow';
}

/** Counts what was sent on the day under a key. */
export async function countedToday({ db }: Database, key: string, day: string): Promise<number> {
  const [row] = await db.select().from(counters).where(eq(counters.key, key));
  return row?.day === day ? row.sent : 0;
}
