import { minorUnits } from '@portal/shared/contract/money/amounts';
import { prizeAt, wholeOfOdds } from '@portal/shared/contract/rewards/chance-draw';
import type { ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { lockOpenMember } from '../../../accounts/index.ts';
import { nameOfTerms } from '../../shown-terms.rules.ts';
import { isWithinBudget, largestPrize } from '../budget.rules.ts';
import { chanceStakes, eggTickets } from '../chance.tables.ts';
import type { ChanceContext } from '../chance-context.ts';
import { fairNumber } from '../fair-number.rules.ts';
import { assertDayCap, type RecordedDraw, recordDraw } from './record-draw.ts';

export interface DrawRequest {
  memberId: string;
  game: 'wheel' | 'egg';
  commitment: string;
  clientSeed: string;
  /** The odds that were shown. */
  oddsId: string;
}

/**
 * Draws one spin or egg: ticket, draw, budget and prize in one transaction. Refused while the budget could not pay the
 * largest prize, so that every draw has the shown odds (decisions/044).
 * @throws Refusal `chance_closed`, `chance_odds_changed`, `chance_day_cap`, `chance_no_ticket`, `chance_budget_spent`,
 * `chance_seed_stale`, `account_closed`
 */
export function drawPrize(context: ChanceContext, asked: DrawRequest): Promise<RecordedDraw> {
  const { memberId, game, clientSeed } = asked;
  return context.kernel.database.transaction(async () => {
    await lockOpenMember(context.deps.member, memberId);
    const terms = await context.terms.prizeTerms(game);
    if (!terms.isOpen) throw new Refusal('chance_closed');
    if (nameOfTerms(terms.prizes) !== asked.oddsId) throw new Refusal('chance_odds_changed');
    const seed = await context.seeds.use(memberId, game, asked.commitment);
    const day = await context.terms.today();
    await assertDayCap(context, { memberId, game, day, perDay: terms.perDay });
    await useTicket(context, { memberId, game, day, stake: terms.stake });
    const spent = await context.budget.hold(game, day);
    if (!isWithinBudget(largestPrize(terms.prizes), spent, terms.budget)) throw new Refusal('chance_budget_spent');
    const number = fairNumber(seed.serverSeed, clientSeed, wholeOfOdds);
    const prize = prizeAt(terms.prizes, number);
    const given = givenBy(prize);
    await context.budget.spend(game, day, given.amountMinor);
    return recordDraw(context, {
      memberId,
      game,
      day,
      clientSeed,
      commitment: asked.commitment,
      seed,
      number,
      bound: wholeOfOdds,
      dropId: null,
      ...given,
      turnoverPercent: terms.turnoverPercent,
      basis: { prizeId: prize.id, prizes: terms.prizes },
    });
  });
}

function givenBy(prize: ChancePrize) {
  return {
    amountMinor: prize.kind === 'amount' ? minorUnits(prize.amount) : 0n,
    points: prize.kind === 'points' ? BigInt(prize.points) : 0n,
  };
}

/** Checks or uses up a ticket: a spin needs the stake of today and has a daily cap; an egg costs a ticket. */
async function useTicket(
  { kernel: { db } }: ChanceContext,
  { memberId, game, day, stake }: { memberId: string; game: DrawRequest['game']; day: string; stake: string },
): Promise<void> {
  if (game === 'wheel') {
    const isToday = and(eq(chanceStakes.memberId, memberId), eq(chanceStakes.day, day));
    const [row] = await db.select().from(chanceStakes).where(isToday);
    if ((row?.stakeMinor ?? 0n) < minorUnits(stake)) throw new Refusal('chance_no_ticket');
    return;
  }
  const used = await db
    .update(eggTickets)
    .set({ tickets: sql`${eggTickets.tickets} - 1` })
    .where(and(eq(eggTickets.memberId, memberId), gt(eggTickets.tickets, 0)))
    .returning({ memberId: eggTickets.memberId });
  if (used.length === 0) throw new Refusal('chance_no_ticket');
}
