import type { TicketView } from '../../../../sports/sports-shapes.ts';
import { icon } from '../../../art/line-icons.ts';
import { h } from '../../../dom/dom.ts';
import { ticketNumber } from '../../../frame/ticket-number.rules.ts';
import { shownAmount } from '../../../texts/figures.ts';
import { t } from '../../texts/translate.ts';
import { kindWords } from '../../tickets/ticket.rules.ts';
import { receiptState } from './receipt.rules.ts';

/** Creates the receipt of placed bets with ticket numbers and current states. */
export function receipt(tickets: readonly TicketView[], currencySymbol: string): HTMLElement[] {
  return tickets.map((ticket) => {
    const { end, sign, word, money } = receiptState(ticket, currencySymbol);
    const line = (label: string, value: string, name = '') =>
      h('p', { class: `receipt-line ${name}` }, h('span', {}, label), h('b', {}, value));
    return h(
      'article',
      {
        class: 'receipt',
        'data-end': end,
        'aria-label': t('receipt.ticket', { number: ticketNumber(ticket.ticketId) }),
      },
      h(
        'p',
        { class: 'receipt-head' },
        icon(sign),
        h('b', {}, word),
        h('span', {}, t('receipt.number', { number: ticketNumber(ticket.ticketId) })),
      ),
      ...ticket.legs.flatMap(({ label, marketName, price, home, away }) => [
        line(`${label} · ${marketName}`, price, 'receipt-leg'),
        h('p', { class: 'receipt-match' }, t('row.versus', { home, away })),
      ]),
      line(kindWords(ticket), ticket.odds),
      line(t('receipt.stake'), shownAmount(ticket.stake, currencySymbol)),
      line(money.label, money.value, 'receipt-pays'),
    );
  });
}
