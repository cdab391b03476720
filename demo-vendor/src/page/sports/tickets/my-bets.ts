import type { TicketView } from '../../../sports/sports-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { isOpenTicket } from './ticket.rules.ts';
import { type CardParts, ticketCard } from './ticket-card.ts';

/** Creates the player's tickets: open and finished ones. */
export function createMyBets(parts: CardParts, toMatches: () => void) {
  const tickets = new Map<string, TicketView>();
  let isOpenShown = true;
  const tab = (isOpen: boolean, text: string) => {
    const count = h('span', { class: 'chip-count' });
    const button = h('button', { type: 'button', class: 'chip', onClick: () => choose(isOpen) }, text, count);
    return { button, count };
  };
  const open = tab(true, t('mine.open'));
  const over = tab(false, t('mine.settled'));
  const list = h('div', { class: 'tickets' });
  const element = h(
    'section',
    { class: 'my-bets', 'aria-label': t('view.bets') },
    h('div', { class: 'chips', role: 'group', 'aria-label': t('mine.which') }, open.button, over.button),
    list,
  );

  function choose(isOpen: boolean): void {
    isOpenShown = isOpen;
    show();
  }

  function show(): void {
    const all = [...tickets.values()].sort((a, b) => b.at.localeCompare(a.at));
    const running = all.filter(isOpenTicket);
    const ended = all.filter((ticket) => !isOpenTicket(ticket));
    open.count.textContent = String(running.length);
    over.count.textContent = String(ended.length);
    open.button.setAttribute('aria-pressed', String(isOpenShown));
    over.button.setAttribute('aria-pressed', String(!isOpenShown));
    const shown = (isOpenShown ? running : ended).map((ticket) => ticketCard(ticket, parts));
    list.replaceChildren(...(shown.length > 0 ? shown : [none()]));
  }

  function none(): HTMLElement {
    return h(
      'div',
      { class: 'empty' },
      emptyDrawing('tickets'),
      h('p', { class: 'empty-title' }, isOpenShown ? t('mine.none_open') : t('mine.none_settled')),
      h('p', {}, isOpenShown ? t('mine.open_words') : t('mine.settled_words')),
      h('button', { type: 'button', class: 'second-act', onClick: toMatches }, t('mine.see')),
    );
  }

  return {
    element,
    show,
    openCount: () => [...tickets.values()].filter(isOpenTicket).length,
    list: () => [...tickets.values()],
    /** Updates a ticket; returns its previous state. */
    ticket(next: TicketView): TicketView | undefined {
      const before = tickets.get(next.ticketId);
      tickets.set(next.ticketId, next);
      return before;
    },
  };
}
