import { and, eq, gt, lt } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../database/columns.ts';
import type { Kernel } from '../kernel.ts';

/** A table of open questions; each is answered once. */
export const challengeTable = (name: string) =>
  pgTable(name, {
    challenge: text('challenge').primaryKey(),
    /** What the answer is for. */
    purpose: text('purpose').notNull(),
    expiresAt: time('expires_at').notNull(),
  });
export type ChallengeTable = ReturnType<typeof challengeTable>;

/** Notes a question for these minutes; what it is about comes back with the answer. */
export async function noteChallenge(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  table: ChallengeTable,
  { challenge, purpose, minutes }: { challenge: string; purpose: string; minutes: number },
): Promise<void> {
  const now = clock.now();
  await db.delete(table).where(lt(table.expiresAt, now));
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(table).values({ challenge, purpose, expiresAt });
}

/** Uses up an open question and returns its purpose; undefined if there is none. */
export async function useChallenge(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  table: ChallengeTable,
  challenge: string,
): Promise<string | undefined> {
  const isOpen = and(eq(table.challenge, challenge), gt(table.expiresAt, clock.now()));
  const [used] = await db.delete(table).where(isOpen).returning();
  return used?.purpose;
}
