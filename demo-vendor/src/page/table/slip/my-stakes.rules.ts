import { type PlayOutcome, playOutcome } from '@portal/shared/contract/play-outcome';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import type { MyTicket } from '../table-api.ts';
import { t } from '../texts/translate.ts';

const activeStates = new Set(['asked', 'taken']);

/** Returns the stake on each spot of a ticket, in whole units. */
export function stakesOf(ticket: MyTicket | undefined): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { state, chips } of ticket?.bets ?? []) {
    if (!activeStates.has(state)) continue;
    for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0) + Number(amount));
  }
  return sums;
}

export const isOver = ({ state }: MyTicket) => state !== 'open' && state !== 'settling';

/** Returns the outcome of a settled ticket by its standing bets; undefined if it is not settled. */
export function ticketOutcome({ state, stake, win }: MyTicket): PlayOutcome | undefined {
  return state === 'settled' ? playOutcome({ stake, returned: win }) : undefined;
}

/** Returns the text of a finished ticket. */
export function endWords(ticket: MyTicket): string {
  // The player has already seen the refusal of a bet.
  const isPartlyBack = ticket.bets.some(({ state, refusal }) => state === 'returned' && !refusal);
  if (ticket.state === 'void') {
    return isPartlyBack ? t('end.void') : '';
  }
  if (ticket.state === 'stuck') return t('end.stuck');
  const outcome = ticketOutcome(ticket);
  const came = outcome ? t('end.outcome', { outcome: outcomeWords(outcome) }) : '';
  const back = isPartlyBack ? t('end.back') : '';
  return [came, back].filter(Boolean).join(' ');
}
