import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import type { LegView, TicketView } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';

export const isOpenTicket = ({ state }: TicketView): boolean =>
  state === 'asked' || state === 'taken' || state === 'settling' || state === 'stuck';

export const legWords = (state: LegView['state']): string => t(`leg_state.${state}`);

/** Returns the factor of a leg, with a word if it is not its price. */
const factor = ({ state, price }: LegView): string =>
  state === 'push' || state === 'void' ? t(`factor.${state}`) : price;

/** Explains a ticket's amount: "20.00 × 1.85 × 1.00 (void) = 37.00"; one lost leg loses all of the stake. */
export function sumWords(ticket: TicketView): string {
  const { state, stake, mayPay, paid, legs } = ticket;
  if (state === 'refused') return t('sum.refused');
  if (state === 'void') return t('sum.void', { amount: shownAmount(stake) });
  if (legs.some((leg) => leg.state === 'lost')) return t('sum.lost', { amount: shownAmount(stake) });
  const left = [shownAmount(stake), ...legs.map(factor)].join(' × ');
  return state === 'settled' ? `${left} = ${shownAmount(paid)}` : t('sum.open', { left, amount: shownAmount(mayPay) });
}

export type TicketEnd =
  | Exclude<TicketView['state'], 'settled'>
  /** Outcome of a settled ticket. */
  | 'won'
  | 'lost'
  /** Less than the stake. */
  | 'part'
  | 'back';

const ends = { win: 'won', partial: 'part', push: 'back', loss: 'lost', void: 'void' } as const;

/** Returns the outcome of a finished ticket. */
export function ticketOutcome({ state, paid, stake, legs }: TicketView): PlayOutcome {
  const isVoid = state === 'void' || legs.every((leg) => leg.state === 'void');
  return playOutcome({ stake, returned: paid, isVoid });
}

/** Returns the status of a ticket. */
export function ticketEnd(ticket: TicketView): TicketEnd {
  const { state } = ticket;
  return state === 'settled' || state === 'void' ? ends[ticketOutcome(ticket).kind] : state;
}

/** Returns the status label of a ticket. */
export const ticketWord = (ticket: TicketView): string => t(`word.${ticketEnd(ticket)}`);

/** Returns "Single", or the name of the parlay by its number of picks. */
export const kindWords = ({ legs }: TicketView): string =>
  legs.length === 1 ? t('kind.single') : t('kind.parlay', { count: legs.length });
