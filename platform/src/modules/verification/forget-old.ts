import { dayIn } from '@portal/shared/contract/calendar-days';
import { lt } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { captchas, sendCounters, usedChallenges, verificationCodes } from './verification.tables.ts';

/** Deletes expired rows, and counters not used for two days. */
export async function forgetOld({ database: { db }, clock }: Pick<Kernel, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const twoDaysAgo = dayIn('UTC', new Date(now.getTime() - 2 * 24 * 3_600_000));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(sendCounters).where(lt(sendCounters.day, twoDaysAgo));
}
