import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance';
import { nameOfTerms } from '../shown-terms.rules.ts';
import { isWithinBudget, largestPrize } from './budget.rules.ts';
import type { ChanceContext } from './chance-context.ts';
import type { ChanceReads } from './chance-reads.ts';
import { showDrop } from './draws/show-draw.ts';
import type { EnvelopeDrops } from './envelopes/envelope-drops.ts';

type Overview = CallResult<typeof getChance>;
type OwnOverview = CallResult<typeof getOwnChance>;

/** Builds the public part of the lucky page. */
export async function overview(context: ChanceContext, drops: EnvelopeDrops): Promise<Overview> {
  const [wheel, egg] = [await odds(context, 'wheel'), await odds(context, 'egg')];
  const { isOpen, turnoverPercent, perDay } = await context.terms.envelopeTerms();
  const shown = (await drops.shown()).map(showDrop);
  return {
    wheel: { ...wheel.shown, stakeForSpin: wheel.stake },
    egg: { ...egg.shown, stakePerTicket: egg.stake },
    envelope: { closed: isOpen ? undefined : 'closed', turnoverPercent, perDay, drops: shown },
  };
}

async function odds({ terms, budget }: ChanceContext, game: 'wheel' | 'egg') {
  const { isOpen, prizes, perDay, turnoverPercent, stake, budget: allowed } = await terms.prizeTerms(game);
  const hasBudget = isWithinBudget(largestPrize(prizes), await budget.read(game, await terms.today()), allowed);
  const closed = !isOpen ? ('closed' as const) : hasBudget ? undefined : ('budget' as const);
  return { shown: { closed, prizes, oddsId: nameOfTerms(prizes), turnoverPercent, perDay }, stake };
}

/** Builds a member's part of the lucky page. */
export async function ownOverview(
  context: ChanceContext,
  reads: ChanceReads,
  drops: EnvelopeDrops,
  memberId: string,
): Promise<OwnOverview> {
  const day = await context.terms.today();
  const drawn = await reads.drawnIn(memberId, day);
  const { stake, perDay } = await context.terms.prizeTerms('wheel');
  const stakedMinor = await reads.stakedIn(memberId, day);
  const spins = stakedMinor >= minorUnits(stake) ? Math.max(0, perDay - drawn.wheel) : 0;
  const { tickets, restMinor } = await reads.eggsOf(memberId);
  const dropIds = (await drops.shown()).map(({ id }) => id);
  const envelopeAmounts = [...(await reads.envelopeAmountsOf(memberId, dropIds))].map(([id, minor]) => [
    id,
    amountFromMinor(minor),
  ]);
  return {
    wheel: { drawnToday: drawn.wheel, tickets: spins, stakedToday: amountFromMinor(stakedMinor) },
    egg: { drawnToday: drawn.egg, tickets, stakedTowards: amountFromMinor(restMinor) },
    envelope: {
      drawnToday: drawn.envelope,
      taken: Object.fromEntries(envelopeAmounts),
      declined: await reads.declinedOf(memberId, dropIds),
    },
  };
}
