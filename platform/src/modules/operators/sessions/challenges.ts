import { and, eq, gt, lt } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { operatorChallenges as challenges } from '../tables.ts';

/** Notes a question that is answered once, within these minutes; what it is about comes back with the answer. */
export async function noteChallenge(
  { db, clock }: Kernel,
  { challenge, purpose, minutes }: { challenge: string; purpose: string; minutes: number },
): Promise<void> {
  const now = clock.now();
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(challenges).values({ challenge, purpose, expiresAt });
}

/** Uses up an open question and returns its purpose; undefined if there is none. */
export async function useChallenge({ db, clock }: Kernel, challenge: string): Promise<string | undefined> {
  const isOpen = and(eq(challenges.challenge, challenge), gt(challenges.expiresAt, clock.now()));
  const [used] = await db.delete(challenges).where(isOpen).returning();
  return used?.purpose;
}
