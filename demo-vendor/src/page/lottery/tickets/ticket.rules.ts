import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { minorOf } from '../../minor.rules.ts';

export type TicketState = 'asked' | 'waiting' | 'settling' | 'won' | 'lost' | 'returned';

const isWaiting = ({ state }: TicketDrawView) => state === 'taken' || state === 'asked';

/** Whether a draw of the ticket is drawn and not booked yet: what it paid is not with the player. */
export const isBeingSettled = ({ draws }: TicketView): boolean => draws.some(({ state }) => state === 'settling');

/** What became of a ticket, over all of its draws; as long as one of them waits, it waits. */
export function ticketState(ticket: TicketView): TicketState {
  const { draws, paid, instant } = ticket;
  if (draws.length > 0 && draws.every(({ state }) => state === 'asked')) return 'asked';
  if (draws.some(isWaiting)) return 'waiting';
  if (isBeingSettled(ticket)) return 'settling';
  if (minorOf(paid) > 0) return 'won';
  if (instant) return 'lost';
  return draws.every(({ state }) => state === 'returned' || state === 'returning') ? 'returned' : 'lost';
}

/** Whether it can be said what a ticket paid: not before a draw of it is booked, nor of stakes that came back. */
export function isPaidTold(ticket: TicketView): boolean {
  if (isBeingSettled(ticket)) return false;
  const state = ticketState(ticket);
  return state === 'won' || state === 'lost' || (state === 'waiting' && minorOf(ticket.paid) > 0);
}

export const isCorrected = ({ draws }: TicketView): boolean => draws.some(({ corrections }) => corrections > 0);

/** Draws of the ticket that are still to come. */
export const waitingDraws = ({ draws }: TicketView): number => draws.filter(isWaiting).length;

/** Minor units of stakes that are back with the player. */
export const givenBackMinor = ({ draws, price }: TicketView): number =>
  minorOf(price) * draws.filter(({ state }) => state === 'returned').length;
