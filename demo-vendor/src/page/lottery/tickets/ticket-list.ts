import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { ticketCard } from './ticket-card.ts';

interface ListParts {
  currencySymbol: string;
  open(ticket: TicketView): void;
  /** Placeholder for an empty list. */
  empty(): HTMLElement;
  /** Takes the focus of a ticket that has left the list. */
  leave(): HTMLElement | undefined;
}

/** Creates the ticket cards. Updates must not move the focus. */
export function createTicketList({ currencySymbol, open, empty, leave }: ListParts) {
  const element = h('div', { class: 'lotto-tickets' });
  let shown: { ticketId: string; card: HTMLElement }[] = [];

  return {
    element,
    show(tickets: readonly TicketView[]): void {
      const focused = shown.find(({ card }) => card === document.activeElement)?.ticketId;
      shown = tickets.map((ticket) => ({
        ticketId: ticket.ticketId,
        card: ticketCard(ticket, currencySymbol, () => open(ticket)),
      }));
      element.replaceChildren(...(shown.length > 0 ? shown.map(({ card }) => card) : [empty()]));
      if (focused === undefined) return;
      const next = shown.find(({ ticketId }) => ticketId === focused)?.card ?? leave();
      next?.focus({ preventScroll: true });
    },
  };
}
