import { type GameType, gameType } from '@portal/shared/contract/game-types';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { BetSettled } from '../../games/index.ts';
import type { Counted } from '../vip/count-valid-bets.ts';
import { rateOf } from './rebate.rules.ts';
import type { RebateTerms } from './rebate-terms.ts';
import { rebateDays as rows } from './rebates.tables.ts';

interface DayShare {
  memberId: string;
  gameType: GameType;
  day: string;
  validMinor: bigint;
}

/** Rows per statement, limited by its parameters. */
const rowsAtOnce = 1000;

/**
 * Adds counted bets to their members' days, by category, each with the rate of the rank at the end of the day. With
 * `isPast` automatic categories count as rebated. In the caller's transaction.
 */
export async function countDays(
  { db }: Pick<Kernel, 'db'>,
  categories: readonly RebateTerms[],
  { fresh, members }: Counted,
  { isPast }: { isPast: boolean },
): Promise<void> {
  const ranks = new Map(members.map(({ memberId, rankByDay }) => [memberId, rankByDay]));
  const terms = new Map(categories.map((each) => [each.gameType, each]));
  const all = sharesOf(fresh).map((share) => {
    const category = terms.get(share.gameType);
    const basisPoints = rateOf(category?.rates ?? [], ranks.get(share.memberId)?.get(share.day) ?? 0);
    const rebatedMinor = isPast && category?.mode === 'automatic' ? share.validMinor : 0n;
    return { ...share, basisPoints, rebatedMinor, paidMinor: 0n };
  });
  for (let start = 0; start < all.length; start += rowsAtOnce)
    await db
      .insert(rows)
      .values(all.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [rows.memberId, rows.gameType, rows.day],
        set: {
          validMinor: sql`${rows.validMinor} + excluded.valid_minor`,
          rebatedMinor: sql`${rows.rebatedMinor} + excluded.rebated_minor`,
          basisPoints: sql`excluded.basis_points`,
        },
      });
  await raiseRates(db, categories, members);
}

/** A rank reached in the evening counts for the whole day, so categories bet on before get its rate too. */
async function raiseRates(
  db: Kernel['db'],
  categories: readonly RebateTerms[],
  members: Counted['members'],
): Promise<void> {
  const rates = members.flatMap(({ memberId, rankByDay }) =>
    [...rankByDay].flatMap(([day, rank]) =>
      categories.map(({ gameType: type, rates: ofRanks }) => ({
        member_id: memberId,
        day,
        game_type: type,
        basis_points: rateOf(ofRanks, rank),
      })),
    ),
  );
  await db.execute(sql`update ${rows} set basis_points = held.basis_points
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as held (member_id text, day date, game_type text, basis_points integer)
    where ${rows.memberId} = held.member_id and ${rows.day} = held.day and ${rows.gameType} = held.game_type
      and ${rows.basisPoints} <> held.basis_points`);
}

/** Sums one share per member, category and day, sorted so that two processes lock in the same order. */
function sharesOf(bets: readonly BetSettled[]): DayShare[] {
  const shares = new Map<string, DayShare>();
  for (const bet of bets) {
    const { memberId, day } = bet;
    if (!v.is(gameType, bet.gameType)) continue;
    const key = `${memberId} ${bet.gameType} ${day}`;
    const share = shares.get(key) ?? { memberId, gameType: bet.gameType, day, validMinor: 0n };
    share.validMinor += BigInt(bet.stakeMinor);
    shares.set(key, share);
  }
  return [...shares].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}
