import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { amountOfMinor, minorOf } from '../../minor.rules.ts';
import { counted } from '../frame/counted.ts';
import { t } from '../texts/say.ts';
import { ticketState } from './ticket.rules.ts';
import { endWords } from './ticket-words.ts';

/** A sentence on tickets that ended together, or nothing while all of them wait; whether there is a win among them. */
export function togetherWords(tickets: readonly TicketView[], currencySymbol: string) {
  const ended = tickets.filter((ticket) => endWords(ticket, currencySymbol) !== undefined);
  const [first] = ended;
  if (!first) return undefined;
  const won = ended.filter((ticket) => ticketState(ticket) === 'won');
  const isGood = won.length > 0;
  if (ended.length === 1) return { words: endWords(first, currencySymbol) ?? '', isGood };
  if (isGood) {
    const paid = won.reduce((sum, each) => sum + minorOf(each.paid), 0);
    const words = t('ticket.some_won', {
      ...{ won: won.length, tickets: counted(ended.length, 'ticket') },
      amount: `${currencySymbol} ${shownAmount(amountOfMinor(paid))}`,
    });
    return { words, isGood };
  }
  const areBack = ended.every((ticket) => ticketState(ticket) === 'returned');
  return {
    words: t(areBack ? 'ticket.all_back' : 'ticket.none_won', { tickets: counted(ended.length, 'ticket') }),
    isGood,
  };
}
