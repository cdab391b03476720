import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { asc, eq, max } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword, passwordMatches } from '../../../kernel/security/passwords.ts';
import { newSecondFactorSecret } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { endOperatorSessions } from '../sessions/operator-sessions.ts';
import { operatorSessions, operators } from '../tables.ts';
import { assertByPerson, assertForPerson } from './finance-person.ts';
import { isLastAdmin } from './operator-account.rules.ts';
import { findOperator, type Operator } from './operators.ts';

/** An operator as shown to another. */
export interface OperatorAccount {
  username: string;
  roles: OperatorRoleName[];
  isActive: boolean;
  /** ISO 8601, after five wrong tries. */
  lockedUntil?: string;
  lastSeenAt?: string;
}

export async function listOperatorAccounts({ db, clock }: Kernel): Promise<OperatorAccount[]> {
  const seen = await db
    .select({ username: operatorSessions.username, at: max(operatorSessions.lastSeenAt) })
    .from(operatorSessions)
    .groupBy(operatorSessions.username);
  const rows = await db.select().from(operators).orderBy(asc(operators.username));
  return rows.map(({ username, roles, isActive, lockedUntil }) => {
    const lastSeenAt = seen.find((row) => row.username === username)?.at;
    return {
      username,
      roles,
      isActive,
      ...(lockedUntil && lockedUntil > clock.now() && { lockedUntil: lockedUntil.toISOString() }),
      ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }),
    };
  });
}

/**
 * Changes roles in the caller's transaction. Refuses `own_account`, `not_found`, `last_admin`, `own_login_required`.
 */
export async function changeRoles(
  kernel: Kernel,
  who: OperatorCaller,
  username: string,
  roles: OperatorRoleName[],
): Promise<Operator> {
  const { accounts, other } = await lockOther(kernel, who, username);
  assertByPerson(kernel, who, [...roles, ...other.roles]);
  assertForPerson(kernel, username, roles);
  if (!roles.includes('admin')) assertAdminStays(accounts, username);
  await kernel.db.update(operators).set({ roles }).where(eq(operators.username, username));
  return other;
}

/** Closes an account with its sessions, or reopens it. Refuses like `changeRoles`. */
export async function changeActive(
  kernel: Kernel,
  who: OperatorCaller,
  username: string,
  isActive: boolean,
): Promise<Operator> {
  const { accounts, other } = await lockOther(kernel, who, username);
  if (!isActive) {
    assertAdminStays(accounts, username);
    await endOperatorSessions(kernel, username);
  } else {
    assertByPerson(kernel, who, other.roles);
  }
  await kernel.db.update(operators).set({ isActive }).where(eq(operators.username, username));
  return other;
}

/** Sets a first password and a second factor, and ends every session. Returns the secret, which is shown only here. */
export async function resetAccount(
  kernel: Kernel,
  who: OperatorCaller,
  username: string,
  password: string,
): Promise<string> {
  const { other } = await lockOther(kernel, who, username);
  assertByPerson(kernel, who, other.roles);
  const secondFactor = newSecondFactorSecret();
  await kernel.db
    .update(operators)
    .set({
      passwordHash: await hashPassword(password),
      secondFactorSecret: createSecrets(kernel.settings).seal(secondFactor),
      failures: 0,
      lockedUntil: null,
      hasFirstPassword: true,
    })
    .where(eq(operators.username, username));
  await endOperatorSessions(kernel, username);
  return secondFactor;
}

/**
 * Changes the operator's own password; other sessions end, this one continues.
 * @throws Refusal `old_password_wrong`, `password_unchanged`
 */
export async function changeOwnPassword(
  kernel: Kernel,
  { username, sessionId }: OperatorCaller,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const row = await findOperator(kernel, username);
  const isMatch = await passwordMatches(oldPassword, row?.passwordHash);
  if (!row || !isMatch) throw refusalAt('oldPassword', 'old_password_wrong');
  if (oldPassword === newPassword) throw refusalAt('newPassword', 'password_unchanged');
  const passwordHash = await hashPassword(newPassword);
  await kernel.db
    .update(operators)
    .set({ passwordHash, hasFirstPassword: false })
    .where(eq(operators.username, username));
  await endOperatorSessions(kernel, username, sessionId);
}

/** All accounts are locked in one order, so that of two admins who close each other the second is refused. */
async function lockAccounts({ db }: Kernel): Promise<Operator[]> {
  return db.select().from(operators).orderBy(asc(operators.username)).for('update');
}

async function lockOther(kernel: Kernel, who: OperatorCaller, username: string) {
  if (who.username === username) throw new Refusal('own_account');
  const accounts = await lockAccounts(kernel);
  const own = accounts.find((account) => account.username === who.username);
  if (!own?.isActive || !own.roles.includes('admin')) throw new Refusal('not_allowed');
  const other = accounts.find((account) => account.username === username);
  if (!other) throw new Refusal('not_found');
  return { accounts, other };
}

function assertAdminStays(accounts: readonly Operator[], leaving: string): void {
  if (isLastAdmin(accounts, leaving)) throw new Refusal('last_admin');
}
