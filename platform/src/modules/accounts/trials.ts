import { trialType } from '@portal/shared/contract/constants';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { memberAddresses, members } from './tables.ts';

/** Lists trial accounts made before that time, at most a thousand. */
export async function oldTrials({ db }: Database, madeBefore: Date): Promise<string[]> {
  const isOld = and(eq(members.type, trialType), lt(members.registeredAt, madeBefore));
  const rows = await db.select({ id: members.id }).from(members).where(isOld).limit(1000);
  return rows.map(({ id }) => id);
}

/** Selects the trial accounts among the members. */
export async function trialsAmong({ db }: Database, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const isMeant = and(inArray(members.id, [...memberIds]), eq(members.type, trialType));
  const rows = await db.select({ id: members.id }).from(members).where(isMeant);
  return new Set(rows.map(({ id }) => id));
}

/** Removes a trial account and its addresses; does nothing for any other account. */
export async function removeTrial({ db }: Database, memberId: string): Promise<void> {
  const isTrial = and(eq(members.id, memberId), eq(members.type, trialType));
  const removed = await db.delete(members).where(isTrial).returning({ id: members.id });
  if (removed.length > 0) await db.delete(memberAddresses).where(eq(memberAddresses.memberId, memberId));
}
