import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import type { BetSettled } from '../../games/index.ts';
import { bonusHolds as holds, turnoverRequirements as rows } from '../payments.tables.ts';
import { countStakes } from './turnover.rules.ts';
import { isUnmetRequirement } from './unmet-requirements.ts';

/** The fields of a settled bet that turnover needs. */
export type CountedBet = Pick<BetSettled, 'memberId' | 'gameType' | 'stakeMinor' | 'openedAt' | 'settledAt'>;

/** Counts settled bets towards their players' turnover, in the caller's transaction. */
export async function countBets({ db }: Database, bets: readonly CountedBet[]): Promise<void> {
  const members = [...new Set(bets.map(({ memberId }) => memberId))];
  const open = await db
    .select(getTableColumns(rows))
    .from(rows)
    .leftJoin(holds, eq(holds.requirementId, rows.id))
    .where(and(inArray(rows.memberId, members), isUnmetRequirement))
    .orderBy(asc(rows.id))
    .for('update', { of: rows });
  if (open.length === 0) return;
  const counted = countStakes(
    open,
    bets.map(({ stakeMinor, openedAt, settledAt, ...bet }) => ({
      ...bet,
      stakeMinor: BigInt(stakeMinor),
      openedAt: openedAt === undefined ? undefined : new Date(openedAt),
      settledAt: new Date(settledAt),
    })),
  );
  if (counted.size === 0) return;
  const moved = JSON.stringify([...counted].map(([id, betMinor]) => ({ id, bet_minor: String(betMinor) })));
  await db.execute(sql`update ${rows} set bet_minor = counted.bet_minor
    from jsonb_to_recordset(${moved}::jsonb) as counted (id bigint, bet_minor bigint) where ${rows.id} = counted.id`);
}
