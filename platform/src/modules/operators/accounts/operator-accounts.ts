import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { and, asc, eq, max } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword, passwordMatches } from '../../../kernel/security/passwords.ts';
import { endOperatorSessions } from '../sessions/operator-sessions.ts';
import { operatorSessions, operators } from '../tables.ts';
import { assertOperatorPassword } from './assert-operator-password.ts';
import { findOperator } from './operators.ts';
import { readHands } from './setups.ts';

/** An operator as shown to another. */
export interface OperatorAccount {
  username: string;
  email?: string;
  roles: OperatorRoleName[];
  /** People it stems from: accounts that share one cannot decide together. */
  hands: string[];
  isActive: boolean;
  /** False until its owner has set password and authenticator. */
  isEnrolled: boolean;
  /** ISO 8601, after five wrong tries. */
  lockedUntil?: string;
  lastSeenAt?: string;
}

export async function listOperatorAccounts(kernel: Kernel): Promise<OperatorAccount[]> {
  const { db, clock } = kernel;
  const seen = await db
    .select({ username: operatorSessions.username, at: max(operatorSessions.lastSeenAt) })
    .from(operatorSessions)
    .groupBy(operatorSessions.username);
  const rows = await db.select().from(operators).orderBy(asc(operators.username));
  const hands = await readHands(
    kernel,
    rows.map(({ username }) => username),
  );
  return rows.map(({ username, email, roles, isActive, passwordHash, lockedUntil }) => {
    const lastSeenAt = seen.find((row) => row.username === username)?.at;
    return {
      username,
      ...(email && { email }),
      roles,
      hands: hands.get(username) ?? [],
      isActive,
      isEnrolled: passwordHash !== null,
      ...(lockedUntil && lockedUntil > clock.now() && { lockedUntil: lockedUntil.toISOString() }),
      ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }),
    };
  });
}

/**
 * Changes the operator's own password; other sessions end, this one continues. A password that a reset has taken away
 * meanwhile does not come back.
 * @throws Refusal `old_password_wrong`, `password_unchanged`, as `assertOperatorPassword`
 */
export async function changeOwnPassword(
  kernel: Kernel,
  { username, sessionId }: OperatorCaller,
  { oldPassword, newPassword, brandName }: { oldPassword: string; newPassword: string; brandName: string },
): Promise<void> {
  const row = await findOperator(kernel, username);
  const isMatch = await passwordMatches(oldPassword, row?.passwordHash ?? undefined);
  if (!row || !isMatch) throw refusalAt('oldPassword', 'old_password_wrong');
  if (oldPassword === newPassword) throw refusalAt('newPassword', 'password_unchanged');
  assertOperatorPassword('newPassword', newPassword, [username, brandName]);
  const passwordHash = await hashPassword(newPassword);
  const isAsJudged = and(eq(operators.username, username), eq(operators.passwordHash, row.passwordHash ?? ''));
  const changed = await kernel.db
    .update(operators)
    .set({ passwordHash, failures: 0, lockedUntil: null })
    .where(isAsJudged)
    .returning();
  if (changed.length === 0) throw refusalAt('oldPassword', 'old_password_wrong');
  await endOperatorSessions(kernel, username, sessionId);
}
