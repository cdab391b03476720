import type { LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeOfDraw } from '../clock/clock-words.ts';
import { counted } from '../frame/counted.ts';
import { t } from '../texts/say.ts';

interface ReceiptActs {
  leave(): void;
  showTickets(): void;
}

/** What the studio has taken, with the number of the ticket. */
export function createReceipt({ currencySymbol }: LotterySession, acts: ReceiptActs) {
  const element = h('div', { class: 'slip-done' });
  let shown = '';
  const line = (label: string, value: string) =>
    h('p', { class: 'receipt-line' }, h('span', {}, label), h('b', {}, value));

  function receipt({ ticketId, lines, draws, total, stopAfterWin }: TicketView): HTMLElement {
    const [first] = draws;
    const when = first ? `${drawName(first.drawId)}, ${timeOfDraw(first.drawsAt)}` : '';
    return h(
      'article',
      { class: 'receipt', 'aria-label': t('receipt.ticket', { no: ticketNumber(ticketId) }) },
      h(
        'p',
        { class: 'receipt-head' },
        icon('check'),
        h('b', {}, t('receipt.luck')),
        h('span', {}, t('receipt.no', { no: ticketNumber(ticketId) })),
      ),
      line(t('receipt.lines'), counted(lines.length, 'line')),
      line(counted(draws.length, 'draw'), when),
      ...(stopAfterWin ? [line(t('confirm.after_win'), t('confirm.after_win.text'))] : []),
      line(t('receipt.paid'), `${currencySymbol} ${shownAmount(total)}`),
    );
  }

  return {
    element,
    show(ticket: TicketView | undefined): void {
      element.hidden = !ticket;
      if (!ticket || shown === ticket.ticketId) return;
      shown = ticket.ticketId;
      const button = (name: string, text: string, act: () => void) =>
        h('button', { type: 'button', class: name, onClick: act }, text);
      const again = button('main-act', t('receipt.play_on'), acts.leave);
      const mine = button('second-act', t('view.tickets'), acts.showTickets);
      const status = h('p', { class: 'unseen', role: 'status' });
      element.replaceChildren(status, receipt(ticket), h('div', { class: 'two-acts' }, mine, again));
      status.textContent = t('receipt.bought', { no: ticketNumber(ticket.ticketId) });
      if (element.parentElement?.contains(document.activeElement) || document.activeElement === document.body)
        again.focus();
    },
  };
}
