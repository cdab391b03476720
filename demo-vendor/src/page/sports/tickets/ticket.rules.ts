import type { LegView, TicketView } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';

export const isOpenTicket = ({ state }: TicketView): boolean =>
  state === 'asked' || state === 'taken' || state === 'settling' || state === 'stuck';

export const legWords: Readonly<Record<LegView['state'], string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  push: 'Push',
  void: 'Void',
};

/** What a leg counts in the sum, with a word where it is not its price. */
function factor({ state, price }: LegView): string {
  if (state === 'lost') return '0.00 (lost)';
  if (state === 'push' || state === 'void') return `1.00 (${state})`;
  return price;
}

/** How the amount of a ticket comes about: "20.00 × 1.85 × 1.00 (void) = 37.00". */
export function sumWords(ticket: TicketView): string {
  const { state, stake, mayPay, paid, legs } = ticket;
  if (state === 'refused') return 'Nothing was taken.';
  const left = [shownAmount(stake), ...legs.map(factor)].join(' × ');
  if (state === 'void') return `Stake of ${shownAmount(stake)} given back.`;
  return state === 'settled' ? `${left} = ${shownAmount(paid)}` : `${left} = up to ${shownAmount(mayPay)}`;
}

/** The word on a ticket. */
export function ticketWord({ state, paid, stake, legs }: TicketView): string {
  if (state === 'asked') return 'Being confirmed';
  if (state === 'taken') return 'Open';
  if (state === 'refused') return 'Not taken';
  if (state === 'settling') return 'Being settled';
  if (state === 'stuck') return 'Being looked into';
  if (state === 'void' || legs.every((leg) => leg.state === 'void')) return 'Stake given back';
  if (paid === '0.00') return 'Lost';
  return paid === stake ? 'Stake back' : 'Won';
}

/** "Single", or how many picks stand together. */
export const kindWords = ({ legs }: TicketView): string => (legs.length === 1 ? 'Single' : `Parlay of ${legs.length}`);
