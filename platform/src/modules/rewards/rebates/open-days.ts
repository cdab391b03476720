import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { owedOf } from './rebate.rules.ts';
import type { RebateTerms } from './rebate-terms.ts';
import { type RebateDay, rebateDays as rows } from './rebates.tables.ts';

export interface OpenDay {
  row: RebateDay;
  /** Minor units. */
  owedMinor: bigint;
}

/** Reads a member's days with valid bets not rebated yet, oldest first; `lock` locks them. */
export async function openDays(
  { db }: Pick<Kernel, 'db'>,
  memberId: string,
  { first, last }: { first: string; last: string },
  categories: readonly RebateTerms[],
  { lock }: { lock: boolean },
): Promise<OpenDay[]> {
  const isOpen = and(eq(rows.memberId, memberId), gte(rows.day, first), lte(rows.day, last), isUnrebated);
  const asked = db.select().from(rows).where(isOpen).orderBy(asc(rows.day), asc(rows.gameType)).$dynamic();
  const found = await (lock ? asked.for('update') : asked);
  return found.flatMap((row) => {
    const terms = categories.find(({ gameType }) => gameType === row.gameType);
    return terms ? [{ row, owedMinor: owedOf(row, terms.capMinor) }] : [];
  });
}

export const isUnrebated = gt(rows.validMinor, rows.rebatedMinor);
