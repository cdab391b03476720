import { eq } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { members } from './tables.ts';

/** A new login password, hashed already (`hashPassword` is slow: before the transaction). */
export async function storePassword(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  const change = { passwordHash, hasPassword: true, passwordChangedAt: clock.now() };
  await database.db.update(members).set(change).where(eq(members.id, memberId));
}

/** Hashes and stores; sessions are the caller's to end. */
export async function setPassword(kernel: Kernel, memberId: string, password: string): Promise<void> {
  await storePassword(kernel, memberId, await hashPassword(password));
}
