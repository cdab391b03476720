import { minorUnits } from '@portal/shared/contract/money/amounts';
import { sql } from 'drizzle-orm';
import { rowsAsJson } from '../../../kernel/database/rows-as-json.ts';
import { type BetSettled, freshBets } from '../../games/index.ts';
import { withoutTrials } from '../without-trials.ts';
import { chanceRounds, chanceStakes, eggTickets } from './chance.tables.ts';
import type { ChanceContext } from './chance-context.ts';
import { type StakeShare, sharesOf } from './stakes.rules.ts';

// Limited by the number of parameters in a statement.
const rowsAtOnce = 1000;
/** More than anybody can use, within the range of the column. */
const ticketsAtMost = 1_000_000n;

/**
 * Counts stakes of settled bets for spins and eggs, each round once and without trial accounts; notifies members who
 * have a new ticket.
 */
export async function countStakes(context: ChanceContext, bets: readonly BetSettled[]): Promise<void> {
  for (let start = 0; start < bets.length; start += rowsAtOnce) {
    const some = bets.slice(start, start + rowsAtOnce);
    await context.kernel.database.transaction(() => countSome(context, some));
  }
}

async function countSome(context: ChanceContext, bets: readonly BetSettled[]): Promise<void> {
  const { db } = context.kernel;
  const counting = await withoutTrials(context.deps.member, bets);
  if (counting.length === 0) return;
  const rounds = counting.map(({ roundId, memberId }) => ({ roundId, memberId }));
  const { roundId } = chanceRounds;
  const added = await db
    .insert(chanceRounds)
    .select(rowsAsJson(chanceRounds, rounds))
    .onConflictDoNothing()
    .returning({ roundId });
  const fresh = freshBets(
    counting,
    added.map((row) => row.roundId),
  );
  if (fresh.length === 0) return;
  const withSpin = await addDays(
    context,
    sharesOf(fresh, ({ memberId, day }) => ({ memberId, day })),
  );
  const withEgg = await addTickets(
    context,
    sharesOf(fresh, ({ memberId }) => ({ memberId, day: '' })),
  );
  for (const memberId of new Set([...withSpin, ...withEgg]))
    context.kernel.live.publish(memberId, { type: 'rewards', what: 'chance' });
}

/** Returns the members whose stake of today has just reached the stake for a spin. */
async function addDays({ kernel: { db }, terms }: ChanceContext, shares: readonly StakeShare[]): Promise<string[]> {
  const [today, { stake }] = [await terms.today(), await terms.prizeTerms('wheel')];
  const needed = minorUnits(stake);
  const counted = await db
    .insert(chanceStakes)
    .values([...shares])
    .onConflictDoUpdate({
      target: [chanceStakes.memberId, chanceStakes.day],
      set: { stakeMinor: sql`${chanceStakes.stakeMinor} + excluded.stake_minor` },
    })
    .returning();
  return counted.flatMap(({ memberId, day, stakeMinor }) => {
    const share = shares.find((each) => each.memberId === memberId && each.day === day)?.stakeMinor ?? 0n;
    return day === today && stakeMinor >= needed && stakeMinor - share < needed ? [memberId] : [];
  });
}

/**
 * Returns the members who earned a ticket. A rest that would make tickets by itself was staked at a higher price and is
 * dropped, because tickets are counted at the price at the time of the bet.
 */
async function addTickets({ kernel: { db }, terms }: ChanceContext, shares: readonly StakeShare[]): Promise<string[]> {
  const { stake } = await terms.prizeTerms('egg');
  const perTicket = minorUnits(stake);
  const { tickets, restMinor } = eggTickets;
  const held = sql`case when ${restMinor} < ${perTicket} then ${restMinor} else 0 end`;
  const sum = sql`(${held} + excluded.rest_minor)`;
  const counted = await db
    .insert(eggTickets)
    .values(
      shares.map(({ memberId, stakeMinor }) => ({
        memberId,
        tickets: ticketsOf(stakeMinor, perTicket),
        restMinor: stakeMinor % perTicket,
      })),
    )
    .onConflictDoUpdate({
      target: eggTickets.memberId,
      set: {
        tickets: sql`least(${ticketsAtMost}, ${tickets} + excluded.tickets + ${sum} / ${perTicket})`,
        restMinor: sql`${sum} % ${perTicket}`,
      },
    })
    .returning();
  return counted.flatMap(({ memberId, restMinor: remainder }) => {
    const share = shares.find((each) => each.memberId === memberId)?.stakeMinor ?? 0n;
    // The rest is smaller than what was added: at least one whole ticket was made.
    return remainder < share ? [memberId] : [];
  });
}

function ticketsOf(stakeMinor: bigint, perTicket: bigint): number {
  const whole = stakeMinor / perTicket;
  return Number(whole < ticketsAtMost ? whole : ticketsAtMost);
}
