import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword, passwordMatches } from '../../../kernel/security/passwords.ts';
import { newSecondFactorSecret } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { foldLookAlikes } from '../../../kernel/strings/look-alike.rules.ts';
import { operators, sealedSecondFactor } from '../tables.ts';

export type Operator = typeof operators.$inferSelect;

/** An operator of the installation, whose credentials are known to whoever installs. */
export interface NewOperator {
  username: string;
  password: string;
  roles: OperatorRoleName[];
}

export async function findOperator({ db }: Kernel, username: string): Promise<Operator | undefined> {
  const [row] = await db.select().from(operators).where(eq(operators.username, username.trim().toLowerCase()));
  return row;
}

/** Whether the account has this password; false for an unknown one. */
export async function hasPassword(kernel: Kernel, username: string, password: string): Promise<boolean> {
  const known = (await findOperator(kernel, username))?.passwordHash;
  return known !== undefined && known !== null && passwordMatches(password, known);
}

/** Whether an operator has that name or one that looks like it. */
export async function hasLookAlike({ db }: Kernel, username: string): Promise<boolean> {
  const rows = await db.select({ username: operators.username }).from(operators);
  const look = foldLookAlikes(username);
  return rows.some((row) => foldLookAlikes(row.username) === look);
}

/** Creates an operator and returns its second-factor secret, shown only here; undefined when the name is taken. */
export async function addOperator(
  { db, settings }: Kernel,
  { username, password, roles }: NewOperator,
): Promise<string | undefined> {
  const secondFactor = newSecondFactorSecret();
  const row = {
    username: username.toLowerCase(),
    passwordHash: await hashPassword(password),
    secondFactorSecret: createSecrets(settings).seal(
      secondFactor,
      sealedSecondFactor.of({ username: username.toLowerCase() }),
    ),
    roles,
  };
  const added = await db.insert(operators).values(row).onConflictDoNothing().returning();
  return added.length > 0 ? secondFactor : undefined;
}
