import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import type { BetSettled } from '../../kernel/events/bet-settled.ts';
import { turnoverRequirements as rows } from './payments.tables.ts';
import { countStakes } from './turnover.rules.ts';

/** What of a settled bet is looked at. */
export type CountedBet = Pick<BetSettled, 'memberId' | 'gameType' | 'stakeMinor' | 'openedAt' | 'settledAt'>;

/** Counts settled bets for what their players still have to bet, in the transaction around it. */
export async function countBets({ db }: Database, bets: readonly CountedBet[]): Promise<void> {
  const members = [...new Set(bets.map(({ memberId }) => memberId))];
  const open = await db
    .select()
    .from(rows)
    .where(and(inArray(rows.memberId, members), lt(rows.betMinor, rows.requiredMinor)))
    .orderBy(asc(rows.id))
    .for('update');
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
