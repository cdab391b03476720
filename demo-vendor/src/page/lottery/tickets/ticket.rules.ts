import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { minorOf } from '../../minor.rules.ts';

export type TicketState = 'asked' | 'waiting' | 'won' | 'lost' | 'returned';

const isWaiting = ({ state }: TicketDrawView) => state === 'taken' || state === 'asked';

/** What became of a ticket, over all of its draws; as long as one of them waits, it waits. */
export function ticketState({ draws, paid, instant }: TicketView): TicketState {
  if (draws.length > 0 && draws.every(({ state }) => state === 'asked')) return 'asked';
  if (draws.some(isWaiting)) return 'waiting';
  if (minorOf(paid) > 0) return 'won';
  if (instant) return 'lost';
  return draws.every(({ state }) => state === 'returned' || state === 'returning') ? 'returned' : 'lost';
}

export const ticketWords: Readonly<Record<TicketState, string>> = {
  asked: 'Being confirmed',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Not won',
  returned: 'Returned',
};

export const drawWords: Readonly<Record<TicketDrawView['state'], string>> = {
  asked: 'Being confirmed',
  taken: 'Waiting for the draw',
  won: 'Won',
  lost: 'Not won',
  returning: 'Stake coming back',
  returned: 'Stake given back',
};

const reasons: Readonly<Record<NonNullable<TicketDrawView['reason']>, string>> = {
  draw_cancelled: 'The draw was cancelled.',
  stopped_after_win: 'Given back, as an earlier draw of this ticket won.',
  slip_refused: 'The ticket could not be taken whole.',
};

/** Why the stake of a draw came back. */
export const reasonWords = ({ reason }: TicketDrawView): string => (reason ? reasons[reason] : '');

export const isCorrected = ({ draws }: TicketView): boolean => draws.some(({ corrections }) => corrections > 0);

/** Draws of the ticket that are still to come. */
export const waitingDraws = ({ draws }: TicketView): number => draws.filter(isWaiting).length;

/** Minor units of stakes that are back with the player. */
export const givenBackMinor = ({ draws, price }: TicketView): number =>
  minorOf(price) * draws.filter(({ state }) => state === 'returned').length;

type Win = NonNullable<TicketDrawView['wins']>[number];

/** Why a line was paid what it was: "10.00 × 2 × 3.60 (Each prize) × 2 hits = 144.00"; several hits are added up. */
export function whyWords(line: TicketView['lines'][number] | undefined, { hits, paid }: Win): string {
  if (!line) return `= ${shownAmount(paid)}`;
  const parts = hits.map(({ won, times, pays }) => `${pays} (${won})${times > 1 ? ` × ${times}` : ''}`);
  const odds = parts.length > 1 ? `[${parts.join(' + ')}]` : (parts[0] ?? '0.00');
  const multiple = line.multiple > 1 ? ` × ${line.multiple}` : '';
  return `${shownAmount(line.stake)}${multiple} × ${odds} = ${shownAmount(paid)}`;
}

/** A sentence on a ticket that has come to its end, or nothing while it waits. */
export function endWords(ticket: TicketView, currencySymbol: string): string | undefined {
  const state = ticketState(ticket);
  if (state === 'won') return `${ticket.gameName}: you won ${currencySymbol} ${shownAmount(ticket.paid)}`;
  if (state === 'returned') return `${ticket.gameName}: your stake was given back`;
  return state === 'lost' ? `${ticket.gameName}: this ticket did not win` : undefined;
}
