import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { bonusHolds as holds, turnoverRequirements as rows } from '../payments.tables.ts';
import { isUnmetRequirement } from './unmet-requirements.ts';

export interface WaivedRequirement {
  /** Names the deposit or reward. */
  reference: string;
  /** What was still to be bet, in minor units. */
  missingMinor: bigint;
}

/**
 * Waives what a member still has to bet for everything up to then, in the caller's transaction. Returns what was
 * waived, if anything.
 */
export async function waiveTurnover(
  { db }: Pick<Database, 'db'>,
  memberId: string,
  until: Date,
): Promise<WaivedRequirement[]> {
  const isOpen = and(eq(rows.memberId, memberId), isUnmetRequirement, lte(rows.at, until));
  // Locked in the order in which bets are counted, to avoid deadlocks.
  const open = await db
    .select(getTableColumns(rows))
    .from(rows)
    .leftJoin(holds, eq(holds.requirementId, rows.id))
    .where(isOpen)
    .orderBy(asc(rows.id))
    .for('update', { of: rows });
  const ids = open.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .update(rows)
      .set({ betMinor: sql`${rows.requiredMinor}` })
      .where(inArray(rows.id, ids));
  return open.map(({ reference, requiredMinor, betMinor }) => ({ reference, missingMinor: requiredMinor - betMinor }));
}
