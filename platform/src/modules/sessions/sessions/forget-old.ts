import { and, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/database/database.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { extraFailures, loginChallenges, loginTotals, rememberTokens, usedIdentityTokens } from '../login.tables.ts';
import { loginTries, payloadIds, sessions } from '../tables.ts';

/** Deletes what is no longer needed: used ids and tokens, login tries of yesterday, sessions that ended a month ago. */
export async function forgetOld({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const { db } = database;
  const now = clock.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await db.delete(payloadIds).where(lt(payloadIds.expiresAt, now));
  await db.delete(usedIdentityTokens).where(lt(usedIdentityTokens.expiresAt, now));
  await db.delete(extraFailures).where(lt(extraFailures.since, hoursAgo(24)));
  await db.delete(loginTries).where(lt(loginTries.at, hoursAgo(24)));
  await db.delete(loginTotals).where(lt(loginTotals.minute, hoursAgo(1)));
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, hoursAgo(1)));
  // Stored a day longer than they are valid: a used one has to be recognised so that its family can be ended.
  await db.delete(rememberTokens).where(lt(rememberTokens.expiresAt, hoursAgo(24)));
  await db.delete(sessions).where(and(lt(sessions.lastSeenAt, hoursAgo(30 * 24)), isNotTheLast(db)));
}

/** The last session of a member is not deleted, because it holds the time of the previous login. */
function isNotTheLast(db: Database['db']) {
  const later = alias(sessions, 'later');
  const ofMember = and(sql`${later.memberId} = ${sessions.memberId}`, gt(later.startedAt, sessions.startedAt));
  return sql`exists ${db.select({ one: sql`1` }).from(later).where(ofMember)}`;
}
