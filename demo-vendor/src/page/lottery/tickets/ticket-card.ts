import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { amountOfMinor } from '../../money/minor.rules.ts';
import { moneyIn } from '../../texts/figures.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeOfDraw } from '../clock/clock-words.ts';
import { named } from '../frame/set-text.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { isCorrected, isPaymentShown, returnedMinor, ticketState, waitingDraws } from './ticket.rules.ts';
import { numberWords } from './ticket-words.ts';

/** Lines shown on a card; the rest is shown as a count. */
const linesShown = 3;

function when({ draws, instant }: TicketView): string {
  if (instant) return t('ticket.instant');
  const [first] = draws;
  if (!first) return '';
  const last = draws[draws.length - 1] ?? first;
  return first === last
    ? t('draw.name', { name: drawName(first.drawId) })
    : t('chase.from_to', { first: drawName(first.drawId), last: drawName(last.drawId) });
}

function cardLine({ playName, numbers }: TicketView['lines'][number]): HTMLElement {
  const chosen = numbers.map((each) => h('b', { class: 'line-number' }, localize(numberWords(each))));
  return h(
    'span',
    { class: 'ticket-line' },
    h('small', {}, named(localize(playName))),
    h('span', { class: 'line-numbers' }, ...chosen),
  );
}

/** Creates a ticket card of the list; a tap opens it. */
export function ticketCard(ticket: TicketView, currencySymbol: string, open: () => void): HTMLElement {
  const state = ticketState(ticket);
  const money = moneyIn(currencySymbol);
  const lines = ticket.lines.slice(0, linesShown).map(cardLine);
  const remaining = ticket.lines.length - linesShown;
  const waiting = waitingDraws(ticket);
  const back = returnedMinor(ticket);
  const figure = (label: string, ...value: (Node | string)[]) =>
    h('span', { class: 'ticket-figure' }, h('span', {}, label), h('b', {}, ...value));
  const left =
    waiting > 0 && ticket.draws.length > 1
      ? [h('span', { class: 'fine' }, t('ticket.to_come', { draws: t('count.draw', { count: waiting }) }))]
      : [];
  const corrected = isCorrected(ticket)
    ? [h('span', { class: 'ticket-mark' }, icon('warn'), t('ticket.corrected'))]
    : [];
  const no = ticketNumber(ticket.ticketId);
  const word = t(`ticket.state.${state}`);
  const label = t('ticket.label', { game: ticket.gameName, state: word, no });
  return h(
    'button',
    { type: 'button', class: 'lotto-ticket', 'data-state': state, 'aria-label': label, onClick: open },
    h(
      'span',
      { class: 'ticket-head' },
      h('b', {}, named(ticket.gameName)),
      h('span', { class: 'ticket-at' }, `${when(ticket)} · ${timeOfDraw(ticket.at)}`),
      h('span', { class: 'ticket-word' }, word),
    ),
    h(
      'span',
      { class: 'ticket-lines' },
      ...lines,
      ...(remaining > 0
        ? [h('span', { class: 'fine' }, t('ticket.more', { lines: t('count.line', { count: remaining }) }))]
        : []),
    ),
    h(
      'span',
      { class: 'ticket-foot' },
      figure(t('ticket.price'), ...money(ticket.total)),
      ...(isPaymentShown(ticket) ? [figure(t('ticket.paid'), ...money(ticket.paid))] : []),
      ...(back > 0 ? [figure(t('ticket.given_back'), ...money(amountOfMinor(back)))] : []),
      ...left,
      ...corrected,
      h('span', { class: 'ticket-no' }, t('receipt.no', { no })),
    ),
  );
}
