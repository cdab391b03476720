import type { TicketView } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { kindWords } from '../tickets/ticket.rules.ts';

/** What the book has taken, with the numbers of the tickets. */
export function receipt(tickets: readonly TicketView[], currencySymbol: string): HTMLElement[] {
  return tickets.map((ticket) => {
    const line = (label: string, value: string, name = '') =>
      h('p', { class: `receipt-line ${name}` }, h('span', {}, label), h('b', {}, value));
    return h(
      'article',
      { class: 'receipt', 'aria-label': `Ticket ${ticketNumber(ticket.ticketId)}` },
      h(
        'p',
        { class: 'receipt-head' },
        icon('check'),
        h('b', {}, 'Bet placed'),
        h('span', {}, `No. ${ticketNumber(ticket.ticketId)}`),
      ),
      ...ticket.legs.flatMap(({ label, marketName, price, home, away }) => [
        line(`${label} · ${marketName}`, price, 'receipt-leg'),
        h('p', { class: 'receipt-match' }, `${home} v ${away}`),
      ]),
      line(kindWords(ticket), ticket.odds),
      line('Stake', `${currencySymbol} ${shownAmount(ticket.stake)}`),
      line('May pay', `${currencySymbol} ${shownAmount(ticket.mayPay)}`, 'receipt-pays'),
    );
  });
}
