import type { TicketView } from '../../../sports/sports-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { t } from '../texts/say.ts';
import { kindWords } from '../tickets/ticket.rules.ts';

/** What the book has taken, with the numbers of the tickets. */
export function receipt(tickets: readonly TicketView[], currencySymbol: string): HTMLElement[] {
  return tickets.map((ticket) => {
    const line = (label: string, value: string, name = '') =>
      h('p', { class: `receipt-line ${name}` }, h('span', {}, label), h('b', {}, value));
    return h(
      'article',
      { class: 'receipt', 'aria-label': t('receipt.ticket', { number: ticketNumber(ticket.ticketId) }) },
      h(
        'p',
        { class: 'receipt-head' },
        icon('check'),
        h('b', {}, t('receipt.placed')),
        h('span', {}, t('receipt.number', { number: ticketNumber(ticket.ticketId) })),
      ),
      ...ticket.legs.flatMap(({ label, marketName, price, home, away }) => [
        line(`${label} · ${marketName}`, price, 'receipt-leg'),
        h('p', { class: 'receipt-match' }, t('row.versus', { home, away })),
      ]),
      line(kindWords(ticket), ticket.odds),
      line(t('receipt.stake'), `${currencySymbol} ${shownAmount(ticket.stake)}`),
      line(t('receipt.pays'), `${currencySymbol} ${shownAmount(ticket.mayPay)}`, 'receipt-pays'),
    );
  });
}
