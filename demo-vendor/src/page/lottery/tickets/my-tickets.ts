import type { LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom/dom.ts';
import { readTickets } from '../game/lottery-api.ts';
import { t } from '../texts/translate.ts';
import { ticketState } from './ticket.rules.ts';
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
function createTicketList({ currencySymbol, open, empty, leave }: ListParts) {
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

/** Page size of the studio. */
const pageSize = 20;

type Which = 'waiting' | 'over';

interface TicketsParts {
  info: LotterySession;
  open(ticket: TicketView): void;
  toGames(): void;
  changed(): void;
}

/** Creates the player's tickets: waiting and finished ones. */
export function createMyTickets({ info, open, toGames, changed }: TicketsParts) {
  const tickets = new Map<string, TicketView>();
  const more = h(
    'button',
    { type: 'button', class: 'second-act', hidden: true, onClick: () => void readMore() },
    t('tickets.earlier'),
  );
  let chosen: Which | undefined;
  let which: Which = 'waiting';
  let isRead = false;
  const isWaiting = (ticket: TicketView) => ['asked', 'waiting', 'settling'].includes(ticketState(ticket));
  const { tabs, chips } = whichTabs(choose);
  const list = createTicketList({
    currencySymbol: info.currencySymbol,
    open,
    empty: () => (isRead ? noTickets(which, toGames) : bones()),
    leave: () => tabs.find(({ name }) => name === which)?.button,
  });
  const element = h(
    'section',
    { class: 'my-tickets', 'aria-label': t('view.tickets') },
    h('h2', {}, t('view.tickets')),
    chips,
    list.element,
    more,
  );
  const all = () => [...tickets.values()].sort((a, b) => b.at.localeCompare(a.at));

  function choose(name: Which): void {
    chosen = name;
    show();
  }

  function show(): void {
    const groups = { waiting: all().filter(isWaiting), over: all().filter((ticket) => !isWaiting(ticket)) };
    // Without a choice show what there is, because instant tickets never wait.
    which = chosen ?? (groups.waiting.length === 0 && groups.over.length > 0 ? 'over' : 'waiting');
    for (const { name, button, count } of tabs) {
      count.textContent = String(groups[name].length);
      button.setAttribute('aria-pressed', String(name === which));
    }
    list.show(groups[which]);
  }

  async function read(before?: string): Promise<void> {
    const answer = await readTickets(info.session, before).catch(() => undefined);
    isRead = true;
    for (const ticket of answer?.list ?? []) tickets.set(ticket.ticketId, { ...ticket, balance: undefined });
    more.hidden = (answer?.list.length ?? 0) < pageSize;
    show();
    changed();
  }

  const readMore = () => read(all().at(-1)?.ticketId);

  return {
    element,
    show,
    read: () => read(),
    waitingCount: () => all().filter(isWaiting).length,
    /** Updates a ticket; returns its previous state. */
    ticket(next: TicketView): TicketView | undefined {
      const before = tickets.get(next.ticketId);
      tickets.set(next.ticketId, next);
      show();
      changed();
      return before;
    },
  };
}
const bones = () =>
  h('div', { class: 'skeleton' }, h('i', { class: 'bone bone-price' }), h('i', { class: 'bone bone-price' }));

function noTickets(which: Which, toGames: () => void): HTMLElement {
  const isOver = which === 'over';
  const title = t(isOver ? 'tickets.none_over' : 'tickets.none_waiting');
  const words = t(isOver ? 'tickets.none_over.text' : 'tickets.none_waiting.text');
  const act = h('button', { type: 'button', class: 'second-act', onClick: toGames }, t('tickets.to_games'));
  return h(
    'div',
    { class: 'empty' },
    emptyDrawing('tickets'),
    h('p', { class: 'empty-title' }, title),
    h('p', {}, words),
    act,
  );
}

/** Creates the choice between waiting and finished tickets. */
function whichTabs(choose: (which: Which) => void) {
  const tab = (name: Which, text: string) => {
    const count = h('span', { class: 'chip-count' });
    const button = h('button', { type: 'button', class: 'chip', onClick: () => choose(name) }, text, count);
    return { name, button, count };
  };
  const tabs = [tab('waiting', t('tickets.waiting')), tab('over', t('tickets.over'))];
  const chips = h('div', { class: 'chips', role: 'group', 'aria-label': t('tickets.which') });
  chips.append(...tabs.map(({ button }) => button));
  return { tabs, chips };
}
