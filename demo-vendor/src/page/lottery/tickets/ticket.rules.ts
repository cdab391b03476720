import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { amountOfMinor, minorOf } from '../../money/minor.rules.ts';

/** `part`: less was returned than the ticket cost; `even`: as much. */
type TicketState = 'asked' | 'waiting' | 'settling' | 'won' | 'part' | 'even' | 'lost' | 'returned';

const isWaiting = ({ state }: TicketDrawView) => state === 'taken' || state === 'asked';

const isComingBack = ({ state }: TicketDrawView) => state === 'returned' || state === 'returning';

/** Returns whether a draw of the ticket is drawn but not posted yet, so that the payment has not arrived. */
export const isBeingSettled = ({ draws }: TicketView): boolean => draws.some(({ state }) => state === 'settling');

/** Returns the state of a ticket over all its draws; it waits while one of them does. */
export function ticketState(ticket: TicketView): TicketState {
  const { draws, paid, instant } = ticket;
  if (draws.length > 0 && draws.every(({ state }) => state === 'asked')) return 'asked';
  if (draws.some(isWaiting)) return 'waiting';
  if (isBeingSettled(ticket)) return 'settling';
  const isBack = !instant && draws.every(isComingBack);
  return isBack ? 'returned' : ends[playOutcome({ stake: stakeOf(ticket), returned: paid }).kind];
}

const ends = { win: 'won', partial: 'part', push: 'even', loss: 'lost', void: 'returned' } as const;

/** Returns the price of a ticket without returned draws, as amount text. */
function stakeOf({ draws, price, total, instant }: TicketView): string {
  return instant ? total : amountOfMinor(minorOf(price) * draws.filter((draw) => !isComingBack(draw)).length);
}

/** Returns whether the draws have decided a ticket. */
export const isDecided = (state: TicketState): boolean =>
  state === 'won' || state === 'part' || state === 'even' || state === 'lost';

/** Returns the total outcome of tickets. */
export function ticketsOutcome(tickets: readonly TicketView[]): PlayOutcome {
  const sum = (amounts: readonly string[]) => amountOfMinor(amounts.reduce((all, each) => all + minorOf(each), 0));
  const isVoid = tickets.every((ticket) => ticketState(ticket) === 'returned');
  const stake = sum(tickets.map(isVoid ? ({ total }) => total : stakeOf));
  return playOutcome({ stake, returned: sum(tickets.map(({ paid }) => paid)), isVoid });
}

/** Returns the outcome of a draw of a ticket. */
export const drawOutcome = ({ price }: TicketView, { paid }: TicketDrawView): PlayOutcome =>
  playOutcome({ stake: price, returned: paid });

/** Returns whether a ticket has a payment to show: not before a draw is posted, and not for returned stakes. */
export function isPaymentShown(ticket: TicketView): boolean {
  if (isBeingSettled(ticket)) return false;
  const state = ticketState(ticket);
  return isDecided(state) || (state === 'waiting' && minorOf(ticket.paid) > 0);
}

export const isCorrected = ({ draws }: TicketView): boolean => draws.some(({ corrections }) => corrections > 0);

/** Returns the draws of the ticket that are decided and posted. */
export const decidedDraws = ({ draws }: TicketView): number =>
  draws.filter(({ state }) => state === 'won' || state === 'lost').length;

/** Returns the upcoming draws of the ticket. */
export const waitingDraws = ({ draws }: TicketView): number => draws.filter(isWaiting).length;

/** Returns the returned stakes in minor units. */
export const returnedMinor = ({ draws, price }: TicketView): number =>
  minorOf(price) * draws.filter(({ state }) => state === 'returned').length;
