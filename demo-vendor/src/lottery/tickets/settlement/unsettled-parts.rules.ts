import type { UnsettledRound } from '../../../operators/round-act-calls.ts';
import { unsettledRound } from '../../../operators/round-views.ts';
import { amountOf } from '../../../tickets/amount-of.ts';
import type { LotteryDraw } from '../../draws/draw.ts';
import type { UnsettledPart } from '../../draws/operators/draw-act-calls.ts';
import type { LotteryTicket, TicketPart } from '../lottery-ticket.ts';

type KnownDraw = Pick<LotteryDraw, 'state'>;

/**
 * Returns parts of ended draws without a posted result, in ticket order. `taken`: could not be judged, or waits for an
 * earlier draw of a ticket that stops after a win; `stuck`: refused by the platform, and nothing retries it.
 */
export function unsettledParts(
  tickets: Iterable<LotteryTicket>,
  drawOf: (gameCode: string, drawId: string) => KnownDraw | undefined,
  gameCode?: string,
): UnsettledPart[] {
  const found: UnsettledPart[] = [];
  for (const ticket of tickets) {
    if (gameCode !== undefined && ticket.gameCode !== gameCode) continue;
    for (const part of ticket.parts) {
      const state = unsettledState(ticket, part, drawOf);
      if (state) found.push(listed(ticket, part, state));
    }
  }
  return found;
}

function unsettledState(
  { state: ticketState, gameCode }: LotteryTicket,
  { state, drawId }: TicketPart,
  drawOf: (gameCode: string, drawId: string) => KnownDraw | undefined,
): UnsettledPart['state'] | undefined {
  if (state === 'settling' || state === 'resettling' || state === 'returning' || state === 'stuck') return state;
  if (state !== 'taken' || ticketState !== 'taken') return undefined;
  const drawState = drawOf(gameCode, drawId)?.state;
  return drawState === 'result' || drawState === 'cancelled' ? 'taken' : undefined;
}

function listed(
  { ticketId, playerId, gameCode, priceMinor }: LotteryTicket,
  { drawId, drawsAt, roundId, paidMinor }: TicketPart,
  state: UnsettledPart['state'],
): UnsettledPart {
  const [stake, win] = [amountOf(priceMinor), amountOf(paidMinor)];
  return { gameCode, drawId, drawsAt, ticketId, playerId, roundId, state, stake, win };
}

/** Maps a part to the operators' view. */
export function shownPart({ ticket, part }: { ticket: LotteryTicket; part: TicketPart }): UnsettledRound {
  const { gameCode, playerId, priceMinor: stakeMinor } = ticket;
  const { roundId, drawsAt: since, state, paidMinor: winMinor } = part;
  return unsettledRound({ gameCode, roundId, playerId, state, since, stakeMinor, winMinor });
}
