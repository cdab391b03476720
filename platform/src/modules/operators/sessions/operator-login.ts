import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { passwordMatches } from '../../../kernel/security/passwords.ts';
import { acceptedStep } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import type { KeyProof } from '../../../kernel/security/web-authn.ts';
import { findOperator, type Operator } from '../accounts/operators.ts';
import { addAuditLine } from '../audit.ts';
import { operators, sealedSecondFactor } from '../tables.ts';
import { lockMinutes, triesBeforeLock } from './operator-session.rules.ts';
import { noteProof, openOperatorSession } from './operator-sessions.ts';
import { keyMatches } from './security-keys.ts';
import { usernameOfTicket } from './sign-in-provider.ts';

export interface OperatorLogin {
  username: string;
  password: string;
  /** One of both. */
  code?: string | undefined;
  key?: KeyProof | undefined;
}

export interface OperatorLoggedIn {
  token: string;
  roles: string[];
}

/**
 * Checks password and code or security key; every failure gets the same answer, and five lock the account for 15 minutes. A try that is
 * refused without being judged takes as long as one that is.
 */
export async function logInOperator(kernel: Kernel, input: OperatorLogin): Promise<OperatorLoggedIn> {
  const operator = await findOperator(kernel, input.username);
  const tries = operator && (await countTry(kernel, operator));
  const isMatch = await passwordMatches(input.password, operator?.passwordHash ?? undefined);
  if (!operator || !tries) throw new Refusal('login_failed');
  if (!isMatch || !(await isProved(kernel, operator, input))) {
    if (tries === triesBeforeLock) await noteLock(kernel, operator);
    throw new Refusal('login_failed');
  }
  return openAfterLogin(kernel, operator);
}

/** Opens a session, with its audit line; not for an account that was reset or closed while it was judged. */
function openAfterLogin(kernel: Kernel, judged: Operator): Promise<OperatorLoggedIn> {
  const { username, roles } = judged;
  return kernel.database.transaction(async () => {
    const isOwn = eq(operators.username, username);
    const [now] = await kernel.db.select().from(operators).where(isOwn).for('share');
    const isSame = now?.passwordHash === judged.passwordHash && now.secondFactorSecret === judged.secondFactorSecret;
    if (!isSame || !now.isActive) throw new Refusal('login_failed');
    await addAuditLine(kernel, { who: username, act: 'login', target: username, why: '', detail: {} });
    return { token: await openOperatorSession(kernel, username, false), roles };
  });
}

/**
 * Logs in by the ticket of a sign-in provider, which stands for the password, with a code or key. Counted and locked as
 * other logins are; a ticket is used up by its first try.
 * @throws Refusal `login_failed`
 */
export async function logInByProvider(
  kernel: Kernel,
  { ticket, ...proof }: Proof & { ticket: string },
): Promise<OperatorLoggedIn & { username: string }> {
  const username = await usernameOfTicket(kernel, ticket);
  const operator = username === undefined ? undefined : await findOperator(kernel, username);
  const tries = operator && (await countTry(kernel, operator));
  if (!operator || !tries || !(await isProved(kernel, operator, proof))) {
    if (operator && tries === triesBeforeLock) await noteLock(kernel, operator);
    throw new Refusal('login_failed');
  }
  return { ...(await openAfterLogin(kernel, operator)), username: operator.username };
}

function stepOf({ settings, clock }: Kernel, operator: Operator, code: string): number | undefined {
  const { secondFactorSecret, lastUsedStep } = operator;
  if (secondFactorSecret === null) return undefined;
  return acceptedStep(
    createSecrets(settings).open(secondFactorSecret, sealedSecondFactor.of(operator)),
    code,
    clock.now(),
    lastUsedStep,
  );
}

type Proof = Pick<OperatorLogin, 'code' | 'key'>;

/** Judges a code or a key, never both; each works once. A right one ends the count of wrong ones. */
async function isProved(kernel: Kernel, operator: Operator, { code, key }: Proof): Promise<boolean> {
  if ((code === undefined) === (key === undefined)) return false;
  if (code !== undefined) {
    const step = stepOf(kernel, operator, code);
    return step !== undefined && (await useStep(kernel, operator, step));
  }
  if (!key || !(await keyMatches(kernel, operator.username, key))) return false;
  const isOwn = eq(operators.username, operator.username);
  await kernel.db.update(operators).set({ failures: 0, lockedUntil: null }).where(isOwn);
  return true;
}

/** Marks the code as used; false when a concurrent login used it first. */
async function useStep({ db }: Kernel, { username }: Operator, step: number): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ lastUsedStep: step, failures: 0, lockedUntil: null })
    .where(and(eq(operators.username, username), lt(operators.lastUsedStep, step)))
    .returning({ username: operators.username });
  return rows.length > 0;
}

/**
 * Counts a try before it is judged, in one statement, so that of any number at once no more are judged than before the
 * lock. Undefined when the account is locked or closed.
 */
export async function countTry({ db, clock }: Kernel, { username }: Operator): Promise<number | undefined> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const tries = sql`case when ${operators.lockedUntil} is null then ${operators.failures} + 1 else 1 end`;
  const isUnlocked = or(isNull(operators.lockedUntil), lte(operators.lockedUntil, now));
  const [row] = await db
    .update(operators)
    .set({
      failures: tries,
      lockedUntil: sql`case when ${tries} >= ${triesBeforeLock} then ${lockedUntil}::timestamptz end`,
    })
    .where(and(eq(operators.username, username), operators.isActive, isUnlocked))
    .returning({ tries: operators.failures });
  return row?.tries;
}

/**
 * Takes a code of the authenticator, or a security key, again in a session that began by one. Counted and locked as
 * logins are.
 * @throws Refusal `step_up_failed`
 */
export async function stepUp(kernel: Kernel, { username, sessionId }: OperatorCaller, proof: Proof): Promise<void> {
  const operator = await findOperator(kernel, username);
  const tries = operator && (await countTry(kernel, operator));
  if (!operator || !tries || !(await isProved(kernel, operator, proof))) {
    if (operator && tries === triesBeforeLock) await noteLock(kernel, operator);
    throw refusalAt('code', 'step_up_failed');
  }
  await noteProof(kernel, sessionId);
}

/** Writes the audit line of the try that has locked an account. */
export const noteLock = (kernel: Kernel, { username }: Operator): Promise<void> =>
  addAuditLine(kernel, { who: username, act: 'locked', target: username, why: '', detail: { minutes: lockMinutes } });
