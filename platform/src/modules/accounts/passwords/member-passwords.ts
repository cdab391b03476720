import { and, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword } from '../../../kernel/security/passwords.ts';
import { members } from '../tables.ts';

/**
 * Stores a login password hash (`hashPassword` is slow: call it before the transaction). With `inPlaceOf`, the hash
 * that the change was checked against, returns false and changes nothing when it has changed.
 */
export async function storePassword(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  memberId: string,
  passwordHash: string,
  inPlaceOf?: string,
): Promise<boolean> {
  const change = { passwordHash, hasPassword: true, passwordChangedAt: clock.now() };
  const isSame = inPlaceOf === undefined ? undefined : eq(members.passwordHash, inPlaceOf);
  const stored = await database.db
    .update(members)
    .set(change)
    .where(and(eq(members.id, memberId), isSame))
    .returning({ id: members.id });
  return stored.length > 0;
}

/** Hashes and stores a password; the caller ends sessions. */
export async function setPassword(kernel: Kernel, memberId: string, password: string): Promise<void> {
  await storePassword(kernel, memberId, await hashPassword(password));
}
