import { trialType } from '@portal/shared/contract/constants';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import { memberAddresses, members } from './tables.ts';

/** Trial accounts made before that time, at most a thousand. */
export async function oldTrials({ db }: Database, madeBefore: Date): Promise<string[]> {
  const isOld = and(eq(members.type, trialType), lt(members.registeredAt, madeBefore));
  const rows = await db.select({ id: members.id }).from(members).where(isOld).limit(1000);
  return rows.map(({ id }) => id);
}

/** Those of the members that are trial accounts. */
export async function trialsAmong({ db }: Database, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const isMeant = and(inArray(members.id, [...memberIds]), eq(members.type, trialType));
  const rows = await db.select({ id: members.id }).from(members).where(isMeant);
  return new Set(rows.map(({ id }) => id));
}

/** Removes a trial account and what was remembered of it; any other account is left alone. */
export async function removeTrial({ db }: Database, memberId: string): Promise<void> {
  const isTrial = and(eq(members.id, memberId), eq(members.type, trialType));
  const removed = await db.delete(members).where(isTrial).returning({ id: members.id });
  if (removed.length > 0) await db.delete(memberAddresses).where(eq(memberAddresses.memberId, memberId));
}
