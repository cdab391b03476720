import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import type { getChance } from '@portal/shared/contract/rewards/chance-calls';
import { fits, largestPrize } from './budget.rules.ts';
import type { ChanceReads } from './chance-reads.ts';
import type { ChanceRoom } from './chance-room.ts';
import { oddsIdOf } from './chance-terms.ts';
import type { EnvelopeDrops } from './envelope-drops.ts';
import { showDrop } from './show-draw.ts';

type Overview = CallResult<typeof getChance>;

/** What the lucky page shows, with what is the member's own where one asks. */
export async function overview(
  room: ChanceRoom,
  reads: ChanceReads,
  drops: EnvelopeDrops,
  memberId: string | undefined,
): Promise<Overview> {
  const day = await room.terms.today();
  const own = memberId === undefined ? undefined : { memberId, day, drawn: await reads.drawnIn(memberId, day) };
  return {
    wheel: await wheel(room, reads, day, own),
    egg: await egg(room, reads, day, own),
    envelope: await envelope(room, reads, drops, own),
  };
}

interface Own {
  memberId: string;
  day: string;
  drawn: Record<'wheel' | 'egg' | 'envelope', number>;
}

async function odds({ terms, budget }: ChanceRoom, game: 'wheel' | 'egg', day: string) {
  const { isOpen, prizes, perDay, turnoverPercent, stake, budget: allowed } = await terms.prizeTerms(game);
  const hasBudget = fits(largestPrize(prizes), await budget.read(game, day), allowed);
  const closed = !isOpen ? ('closed' as const) : hasBudget ? undefined : ('budget' as const);
  return { shown: { closed, prizes, oddsId: oddsIdOf(prizes), turnoverPercent, perDay }, stake };
}

async function wheel(room: ChanceRoom, reads: ChanceReads, day: string, own?: Own): Promise<Overview['wheel']> {
  const { shown, stake } = await odds(room, 'wheel', day);
  if (!own) return { ...shown, stakeForSpin: stake };
  const stakedMinor = await reads.stakedIn(own.memberId, day);
  const left = Math.max(0, shown.perDay - own.drawn.wheel);
  return {
    ...{ ...shown, stakeForSpin: stake, drawnToday: own.drawn.wheel, stakedToday: amountFromMinor(stakedMinor) },
    tickets: stakedMinor >= minorUnits(stake) ? left : 0,
  };
}

async function egg(room: ChanceRoom, reads: ChanceReads, day: string, own?: Own): Promise<Overview['egg']> {
  const { shown, stake } = await odds(room, 'egg', day);
  if (!own) return { ...shown, stakePerTicket: stake };
  const { tickets, restMinor } = await reads.eggsOf(own.memberId);
  const towards = amountFromMinor(restMinor);
  return { ...shown, stakePerTicket: stake, tickets, drawnToday: own.drawn.egg, stakedTowards: towards };
}

async function envelope(
  room: ChanceRoom,
  reads: ChanceReads,
  drops: EnvelopeDrops,
  own?: Own,
): Promise<Overview['envelope']> {
  const { isOpen, turnoverPercent, perDay } = await room.terms.envelopeTerms();
  const shown = await drops.shown();
  const ids = shown.map(({ id }) => id);
  const taken = own && (await reads.takenOf(own.memberId, ids));
  return {
    ...{ closed: isOpen ? undefined : 'closed', turnoverPercent, perDay, drawnToday: own?.drawn.envelope },
    drops: shown.map((drop) => showDrop(drop, taken?.get(drop.id))),
  };
}
