import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { sessions } from './tables.ts';
import { idleMinutes, isAlive, needsTouch, newToken, tokenHash } from './tokens.rules.ts';

export interface LiveSession {
  /** Hash of the token: names the session without giving it away. */
  sessionId: string;
  memberId: string;
  passwordChangeRequired: boolean;
}

export interface SessionStart {
  memberId: string;
  address: string;
  client: string;
  passwordChangeRequired: boolean;
}

type Deps = { database: Database; clock: Clock };

/** Opens a session and gives back its token, the only time it is seen in full. */
export async function openSession({ database, clock }: Deps, start: SessionStart): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.db.insert(sessions).values({ ...start, tokenHash: tokenHash(token), startedAt: now, lastSeenAt: now });
  return token;
}

/** The living session of a token; undefined for a wrong, idle, old or ended one. Counts as activity. */
export async function findSession({ database, clock }: Deps, token: string): Promise<LiveSession | undefined> {
  const hash = tokenHash(token);
  const [row] = await database.db.select().from(sessions).where(eq(sessions.tokenHash, hash));
  const now = clock.now();
  if (!row || !isAlive(row, now)) return undefined;
  if (needsTouch(row, now)) {
    await database.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, hash));
  }
  return { sessionId: hash, memberId: row.memberId, passwordChangeRequired: row.passwordChangeRequired };
}

export async function endSession({ database, clock }: Deps, sessionId: string): Promise<void> {
  const living = and(eq(sessions.tokenHash, sessionId), isNull(sessions.endedAt));
  await database.db.update(sessions).set({ endedAt: clock.now() }).where(living);
}

/** Ends every session of a member and names them. */
export async function endSessionsOf({ database, clock }: Deps, memberId: string): Promise<string[]> {
  const ended = await database.db
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.tokenHash });
  return ended.map(({ sessionId }) => sessionId);
}

/** A bet is activity of all living sessions of the member; written at most once a minute. */
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
