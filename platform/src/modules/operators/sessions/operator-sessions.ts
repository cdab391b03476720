import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { tokenHash } from '../../../kernel/security/opaque-token.ts';
import { findOperator } from '../accounts/operators.ts';
import { operatorSessions, operators } from '../tables.ts';
import { mustStepUp, operatorSessionIsAlive } from './operator-session.rules.ts';

/** Opens a session and returns its token; a long-lived one is for the command line and ends only when revoked. */
export async function openOperatorSession(
  { db, clock }: Kernel,
  username: string,
  longLived: boolean,
): Promise<string> {
  const token = randomToken();
  const now = clock.now();
  const row = { tokenHash: tokenHash(token), username, longLived, startedAt: now, lastSeenAt: now, provedAt: now };
  await db.insert(operatorSessions).values(row);
  return token;
}

/** Finds the operator of a valid session; undefined for a wrong, idle or ended one. Counts as activity. */
export async function operatorOf(kernel: Kernel, token: string): Promise<OperatorCaller | undefined> {
  const { db, clock } = kernel;
  const isSession = eq(operatorSessions.tokenHash, tokenHash(token));
  const [session] = await db.select().from(operatorSessions).where(isSession);
  const now = clock.now();
  if (!session || !operatorSessionIsAlive(session, now)) return undefined;
  const operator = await findOperator(kernel, session.username);
  if (!operator?.isActive) return undefined;
  await db.update(operatorSessions).set({ lastSeenAt: now }).where(isSession);
  return {
    operatorId: operator.username,
    username: operator.username,
    roles: operator.roles,
    sessionId: session.tokenHash,
    isLongLived: session.longLived,
    mustStepUp: mustStepUp(session, now),
  };
}

/**
 * Whether a session is still open; from then on a reset of the account, which ends it, waits for the caller's
 * transaction.
 */
export async function holdSession({ db }: Kernel, username: string, sessionId: string): Promise<boolean> {
  await db
    .select({ username: operators.username })
    .from(operators)
    .where(eq(operators.username, username))
    .for('share');
  const isOpen = and(eq(operatorSessions.tokenHash, sessionId), isNull(operatorSessions.endedAt));
  return (await db.$count(operatorSessions, isOpen)) > 0;
}

/** Ends every session and command line token of an operator, except the given one. */
export async function endOperatorSessions({ db, clock }: Kernel, username: string, exceptSession = ''): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ endedAt: clock.now() })
    .where(
      and(
        eq(operatorSessions.username, username),
        ne(operatorSessions.tokenHash, exceptSession),
        isNull(operatorSessions.endedAt),
      ),
    );
}

/** Notes a code of the authenticator that was entered in a session. */
export async function noteProof({ db, clock }: Kernel, sessionId: string): Promise<void> {
  await db.update(operatorSessions).set({ provedAt: clock.now() }).where(eq(operatorSessions.tokenHash, sessionId));
}

/** Ends one session, as by a logout. */
export async function endOperatorSession({ db, clock }: Kernel, sessionId: string): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(operatorSessions.tokenHash, sessionId), isNull(operatorSessions.endedAt)));
}
