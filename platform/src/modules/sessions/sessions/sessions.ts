import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { newToken, tokenHash } from '../../../kernel/security/opaque-token.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { sessions } from '../tables.ts';
import { type EndReason, endReasonOf, idleMinutes, isAlive, needsTouch } from './tokens.rules.ts';

interface LiveSession {
  /** Identifies the session without revealing its token. */
  sessionId: string;
  memberId: string;
  passwordChangeRequired: boolean;
}

export interface SessionStart {
  memberId: string;
  address: string;
  client: string;
  passwordChangeRequired: boolean;
  passkeyId?: string | undefined;
}

type Deps = { database: Database; clock: Clock };

/** Opens a session and returns its token, which is readable only this once. */
export async function openSession({ database, clock }: Deps, start: SessionStart): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token);
  const now = clock.now();
  await database.db.insert(sessions).values({ ...start, id: hash, tokenHash: hash, startedAt: now, lastSeenAt: now });
  return token;
}

/**
 * The active session of a token; undefined for a wrong, idle, old or ended one. Counts as activity unless `isActivity`
 * is false.
 */
export async function findSession(
  { database, clock }: Deps,
  token: string,
  { isActivity = true }: { isActivity?: boolean } = {},
): Promise<LiveSession | undefined> {
  const hash = tokenHash(token);
  const [row] = await database.db.select().from(sessions).where(eq(sessions.tokenHash, hash));
  const now = clock.now();
  if (!row || !isAlive(row, now)) return undefined;
  if (isActivity && needsTouch(row, now)) {
    await database.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash));
  }
  return { sessionId: row.id, memberId: row.memberId, passwordChangeRequired: row.passwordChangeRequired };
}

/** The session a token belongs to, active or ended. */
export async function sessionOfToken(
  { database }: Deps,
  token: string,
): Promise<{ sessionId: string; memberId: string } | undefined> {
  const { id: sessionId, memberId } = sessions;
  const ofToken = eq(sessions.tokenHash, tokenHash(token));
  const [row] = await database.db.select({ sessionId, memberId }).from(sessions).where(ofToken);
  return row;
}

export async function startOfSession({ database }: Deps, sessionId: string): Promise<Date | undefined> {
  const { startedAt } = sessions;
  const [row] = await database.db.select({ startedAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.startedAt;
}

/** True while a session allows nothing but a change of the password; an unknown session counts as such. */
export async function mustChangePassword({ database }: Deps, sessionId: string): Promise<boolean> {
  const { passwordChangeRequired } = sessions;
  const [row] = await database.db.select({ passwordChangeRequired }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.passwordChangeRequired ?? true;
}

/** Why a session has ended; undefined while it is active. An unknown one has expired. */
export async function overReason({ database, clock }: Deps, sessionId: string): Promise<EndReason | undefined> {
  const [row] = await database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row ? endReasonOf(row, clock.now()) : 'session_expired';
}

/** Gives the same session a new token after its member's password was changed. Undefined when the session has ended. */
export async function renewToken({ database }: Deps, sessionId: string): Promise<string | undefined> {
  const token = newToken();
  const renewed = await database.db
    .update(sessions)
    .set({ tokenHash: tokenHash(token), passwordChangeRequired: false })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}

/** A bet is activity of all active sessions of the member; written at most once a minute. */
export async function touchSessionsOf({ database, clock }: Deps, memberId: string): Promise<void> {
  const now = clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await database.db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.endedAt),
        gt(sessions.lastSeenAt, minutesAgo(idleMinutes)),
        lt(sessions.lastSeenAt, minutesAgo(1)),
      ),
    );
}
