import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { members } from './tables.ts';

/** Ranks by member id. */
export async function ranksOf({ db }: Database, memberIds: readonly string[]): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const { id, rankLevel } = members;
  const rows = await db
    .select({ id, rankLevel })
    .from(members)
    .where(inArray(id, [...memberIds]));
  return new Map(rows.map((row) => [row.id, row.rankLevel]));
}

/** Raises a member to a rank; a higher one stays. */
export async function raiseRank({ db }: Database, memberId: string, rank: number): Promise<void> {
  const isLower = and(eq(members.id, memberId), lt(members.rankLevel, rank));
  await db.update(members).set({ rankLevel: rank }).where(isLower);
}

/** Sets a member's rank, higher or lower. */
export async function setRank({ db }: Database, memberId: string, rank: number): Promise<void> {
  await db.update(members).set({ rankLevel: rank }).where(eq(members.id, memberId));
}
