import type { LotterySession, TicketView } from '../../../../lottery/lottery-shapes.ts';
import { icon } from '../../../art/line-icons.ts';
import { h } from '../../../dom/dom.ts';
import { ticketNumber } from '../../../frame/ticket-number.rules.ts';
import { shownAmount, shownMinor } from '../../../texts/figures.ts';
import { drawName } from '../../clock/clock.rules.ts';
import { drawsWords } from '../../clock/clock-words.ts';
import { isTextKey, t } from '../../texts/translate.ts';
import { receiptSums } from './receipt.rules.ts';

interface ReceiptActs {
  leave(): void;
  showTickets(): void;
}

/** Creates the receipt of a ticket with its number. */
export function createReceipt({ currencySymbol }: LotterySession, acts: ReceiptActs) {
  const element = h('div', { class: 'slip-done' });
  let shown = '';
  const line = (label: string, value: string) =>
    h('p', { class: 'receipt-line' }, h('span', {}, label), h('b', {}, value));

  function receipt(ticket: TicketView): HTMLElement {
    const { ticketId, lines, draws, stopAfterWin } = ticket;
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
      line(t('receipt.lines'), t('count.line', { count: lines.length })),
      line(t('count.draw', { count: draws.length }), drawsWords(draws)),
      ...(stopAfterWin ? [line(t('confirm.after_win'), t('confirm.after_win.text'))] : []),
      ...amounts(ticket),
    );
  }

  function amounts(ticket: TicketView): HTMLElement[] {
    const money = (minor: number) => shownMinor(minor, currencySymbol);
    const { bets, paidMinor, refusedMinor } = receiptSums(ticket);
    if (refusedMinor === 0) return [line(t('receipt.paid'), money(paidMinor))];
    const price = `${currencySymbol} ${shownAmount(ticket.price)}`;
    const each = bets.map(({ drawId, isTaken }) =>
      line(`${drawName(drawId)}: ${isTaken ? t('receipt.taken') : refusedWords(ticket)}`, price),
    );
    return [...each, line(t('receipt.paid'), money(paidMinor)), line(t('receipt.not_paid'), money(refusedMinor))];
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
      status.textContent = boughtWords(ticket);
      if (element.parentElement?.contains(document.activeElement) || document.activeElement === document.body)
        again.focus();
    },
  };
}

/** Describes why draws of a ticket were refused. */
function refusedWords({ refusal }: TicketView): string {
  const key = `receipt.why.${refusal?.code}`;
  return t('receipt.refused', { why: t(isTextKey(key) ? key : 'receipt.why.unknown') });
}

function boughtWords(ticket: TicketView): string {
  const no = ticketNumber(ticket.ticketId);
  const { bets, refusedMinor } = receiptSums(ticket);
  if (refusedMinor === 0) return t('receipt.bought', { no });
  const taken = bets.filter(({ isTaken }) => isTaken).length;
  return t('receipt.bought_in_part', { no, taken, draws: t('count.draw', { count: bets.length }) });
}
