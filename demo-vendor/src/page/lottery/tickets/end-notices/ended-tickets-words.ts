import type { TicketView } from '../../../../lottery/lottery-shapes.ts';
import { outcomeWords } from '../../../outcome/outcome-words.ts';
import { t } from '../../texts/translate.ts';
import { ticketState, ticketsOutcome } from '../ticket.rules.ts';
import { endWords } from '../ticket-words.ts';

/** Describes tickets that ended together, and whether more was returned than they cost; undefined while all wait. */
export function endedTicketsWords(tickets: readonly TicketView[], currencySymbol: string) {
  const ended = tickets.filter((ticket) => endWords(ticket, currencySymbol) !== undefined);
  const [first] = ended;
  if (!first) return undefined;
  const outcome = ticketsOutcome(ended);
  const isGood = outcome.kind === 'win';
  if (ended.length === 1) return { words: endWords(first, currencySymbol) ?? '', isGood };
  const all = t('count.ticket', { count: ended.length });
  if (outcome.kind === 'void') return { words: t('ticket.all_back', { tickets: all }), isGood };
  const won = ended.filter((ticket) => ticketState(ticket) === 'won').length;
  const values = { won, tickets: all, outcome: outcomeWords(outcome, currencySymbol) };
  return { words: t(won > 0 ? 'ticket.some_won' : 'ticket.none_won', values), isGood };
}
