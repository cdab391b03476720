import { lt } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { loginTries, payloadIds, sessions } from './tables.ts';

/** Drops what has no use any more: used ids, tries of yesterday, sessions that ended a month ago. */
export async function forgetOld({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  await database.db.delete(payloadIds).where(lt(payloadIds.expiresAt, now));
  await database.db.delete(loginTries).where(lt(loginTries.at, daysAgo(1)));
  await database.db.delete(sessions).where(lt(sessions.lastSeenAt, daysAgo(30)));
}
