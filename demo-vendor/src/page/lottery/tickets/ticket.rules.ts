import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { amountOfMinor, minorOf } from '../../minor.rules.ts';

/** `part`: less came back than the ticket cost; `even`: as much. */
export type TicketState = 'asked' | 'waiting' | 'settling' | 'won' | 'part' | 'even' | 'lost' | 'returned';

const isWaiting = ({ state }: TicketDrawView) => state === 'taken' || state === 'asked';

const isComingBack = ({ state }: TicketDrawView) => state === 'returned' || state === 'returning';

/** Whether a draw of the ticket is drawn and not booked yet: what it paid is not with the player. */
export const isBeingSettled = ({ draws }: TicketView): boolean => draws.some(({ state }) => state === 'settling');

/** What became of a ticket, over all of its draws; as long as one of them waits, it waits. */
export function ticketState(ticket: TicketView): TicketState {
  const { draws, paid, instant } = ticket;
  if (draws.length > 0 && draws.every(({ state }) => state === 'asked')) return 'asked';
  if (draws.some(isWaiting)) return 'waiting';
  if (isBeingSettled(ticket)) return 'settling';
  const isBack = !instant && draws.every(isComingBack);
  return isBack ? 'returned' : ends[playOutcome({ stake: stakeOf(ticket), returned: paid }).kind];
}

const ends = { win: 'won', partial: 'part', push: 'even', loss: 'lost', void: 'returned' } as const;

/** Amount text of what stands of the price of a ticket: draws that were given back cost nothing. */
function stakeOf({ draws, price, total, instant }: TicketView): string {
  return instant ? total : amountOfMinor(minorOf(price) * draws.filter((draw) => !isComingBack(draw)).length);
}

/** Whether the draws have decided about a ticket. */
export const isDecided = (state: TicketState): boolean =>
  state === 'won' || state === 'part' || state === 'even' || state === 'lost';

/** What tickets came to together. */
export function ticketsOutcome(tickets: readonly TicketView[]): PlayOutcome {
  const sum = (amounts: readonly string[]) => amountOfMinor(amounts.reduce((all, each) => all + minorOf(each), 0));
  const isVoid = tickets.every((ticket) => ticketState(ticket) === 'returned');
  const stake = sum(tickets.map(isVoid ? ({ total }) => total : stakeOf));
  return playOutcome({ stake, returned: sum(tickets.map(({ paid }) => paid)), isVoid });
}

/** What a draw of a ticket came to. */
export const drawOutcome = ({ price }: TicketView, { paid }: TicketDrawView): PlayOutcome =>
  playOutcome({ stake: price, returned: paid });

/** Whether it can be said what a ticket paid: not before a draw of it is booked, nor of stakes that came back. */
export function isPaidTold(ticket: TicketView): boolean {
  if (isBeingSettled(ticket)) return false;
  const state = ticketState(ticket);
  return isDecided(state) || (state === 'waiting' && minorOf(ticket.paid) > 0);
}

export const isCorrected = ({ draws }: TicketView): boolean => draws.some(({ corrections }) => corrections > 0);

/** Draws of the ticket that are decided and booked. */
export const decidedDraws = ({ draws }: TicketView): number =>
  draws.filter(({ state }) => state === 'won' || state === 'lost').length;

/** Draws of the ticket that are still to come. */
export const waitingDraws = ({ draws }: TicketView): number => draws.filter(isWaiting).length;

/** Minor units of stakes that are back with the player. */
export const givenBackMinor = ({ draws, price }: TicketView): number =>
  minorOf(price) * draws.filter(({ state }) => state === 'returned').length;
