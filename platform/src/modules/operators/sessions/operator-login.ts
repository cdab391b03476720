import { and, eq, lt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { passwordMatches } from '../../../kernel/security/passwords.ts';
import { acceptedStep } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { findOperator, type Operator } from '../accounts/operators.ts';
import { addAuditLine } from '../audit.ts';
import { operators } from '../tables.ts';
import { failuresBeforeLock, lockMinutes } from './operator-session.rules.ts';
import { openOperatorSession } from './operator-sessions.ts';

export interface OperatorLogin {
  username: string;
  password: string;
  code: string;
}

export interface OperatorLoggedIn {
  token: string;
  roles: string[];
  /** Present when only a password change is allowed. */
  mustChangePassword?: true;
}

/** Checks password and code; every failure gets the same answer, and five lock the account for 15 minutes. */
export async function logInOperator(kernel: Kernel, input: OperatorLogin): Promise<OperatorLoggedIn> {
  const operator = await findOperator(kernel, input.username);
  const now = kernel.clock.now();
  const isLocked = operator?.lockedUntil ? operator.lockedUntil > now : false;
  const isShut = isLocked || operator?.isActive === false;
  const isMatch = await passwordMatches(input.password, operator?.passwordHash);
  const step = operator && acceptedStep(secretOf(kernel, operator), input.code, now, operator.lastUsedStep);
  if (!operator || isShut) throw new Refusal('login_failed');
  if (!isMatch || step === undefined || !(await useStep(kernel, operator, step))) {
    await noteFailure(kernel, operator);
    throw new Refusal('login_failed');
  }
  return kernel.database.transaction(async () => {
    await addAuditLine(kernel, {
      who: operator.username,
      act: 'login',
      target: operator.username,
      why: '',
      detail: {},
    });
    const { username, roles, hasFirstPassword } = operator;
    const token = await openOperatorSession(kernel, username, false);
    return { token, roles, ...(hasFirstPassword && { mustChangePassword: true as const }) };
  });
}

const secretOf = ({ settings }: Kernel, operator: Operator) =>
  createSecrets(settings).open(operator.secondFactorSecret);

/** Marks the code as used; false when a concurrent login used it first. */
async function useStep({ db }: Kernel, { username }: Operator, step: number): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ lastUsedStep: step, failures: 0, lockedUntil: null })
    .where(and(eq(operators.username, username), lt(operators.lastUsedStep, step)))
    .returning({ username: operators.username });
  return rows.length > 0;
}

async function noteFailure(kernel: Kernel, { username }: Operator): Promise<void> {
  const { db, clock } = kernel;
  const isOperator = eq(operators.username, username);
  const [row] = await db
    .update(operators)
    .set({ failures: sql`${operators.failures} + 1` })
    .where(isOperator)
    .returning({ failures: operators.failures });
  if ((row?.failures ?? 0) < failuresBeforeLock) return;
  const lockedUntil = new Date(clock.now().getTime() + lockMinutes * 60_000);
  await db.update(operators).set({ failures: 0, lockedUntil }).where(isOperator);
  await addAuditLine(kernel, { who: username, act: 'locked', target: username, why: '', detail: { lockedUntil } });
}
