import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { sendCounters as counters } from './verification.tables.ts';

export interface Limit {
  key: string;
  /** In a day. */
  atMost: number;
  secondsBetween: number;
}

interface Moment {
  now: Date;
  /** YYYY-MM-DD */
  day: string;
}

/**
 * Counts one sending, or returns the seconds to wait when a limit is reached: until the next allowed one, or until
 * tomorrow.
 */
export async function countSending(
  { db }: Database,
  { key, atMost, secondsBetween }: Limit,
  { now, day }: Moment,
): Promise<'none' | 'tomorrow' | number> {
  if (atMost === 0) return 'tomorrow';
  const latestBefore = new Date(now.getTime() - secondsBetween * 1000);
  const isToday = sql`${counters.day} = ${day}`;
  // One statement, so that a second concurrent call counts on from the first.
  const counted = await db
    .insert(counters)
    .values({ key, day, sent: 1, lastAt: now })
    .onConflictDoUpdate({
      target: counters.key,
      set: { day, lastAt: now, sent: sql`case when ${isToday} then ${counters.sent} + 1 else 1 end` },
      setWhere: sql`(not ${isToday} or ${counters.sent} < ${atMost}) and ${counters.lastAt} <= ${latestBefore.toISOString()}::timestamptz`,
    })
    .returning({ key: counters.key });
  if (counted.length > 0) return 'none';
  const [row] = await db.select().from(counters).where(eq(counters.key, key));
  if (!row || (row.day === day && row.sent >= atMost)) return 'tomorrow';
  return Math.max(1, Math.ceil((row.lastAt.getTime() + secondsBetween * 1000 - now.getTime()) / 1000));
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
