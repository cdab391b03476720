import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { hitPlacesOf } from '../../../lottery/rules/hit-places.rules.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { openSheet } from '../../frame/sheet.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { amountOfMinor } from '../../money/minor.rules.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import { shownAmount } from '../../texts/figures.ts';
import { drawName } from '../clock/clock.rules.ts';
import { timeInZone, timeOfDraw } from '../clock/clock-words.ts';
import { named } from '../frame/set-text.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import {
  drawOutcome,
  isBeingSettled,
  isDecided,
  isPaymentShown,
  returnedMinor,
  ticketState,
  ticketsOutcome,
} from './ticket.rules.ts';
import { calculationWords, numberWords, reasonWords } from './ticket-words.ts';

interface DetailParts {
  currencySymbol: string;
  verify(ticket: TicketView, drawId: string): void;
}

function winLines(ticket: TicketView, { wins = [] }: TicketDrawView): HTMLElement[] {
  return wins
    .filter(({ hits }) => hits.length > 0)
    .map((win) => {
      const line = ticket.lines[win.line];
      const numbers = line?.numbers.map((each) => localize(numberWords(each))) ?? [];
      const title = `${localize(line?.playName ?? '')} ${numbers.join(', ')}`;
      return h('li', { class: 'why' }, h('b', {}, named(title)), h('span', {}, calculationWords(ticket, win)));
    });
}

/** Creates the win of each line with its calculation. */
function calculationPart(ticket: TicketView, draw: TicketDrawView): HTMLElement[] {
  const lines = winLines(ticket, draw);
  return lines.length > 0
    ? [h('h4', { class: 'why-head' }, t('ticket.why')), h('ul', { class: 'whys' }, ...lines)]
    : [];
}

/** Returns the operator's note on a cancelled or corrected draw. */
const reasonText = ({ note }: TicketDrawView) => (note ? t('draw.reason', { reason: note }) : '');

/** State of a draw that paid, by its outcome. */
const drawEnds = { win: 'won', partial: 'part', push: 'even', loss: 'lost', void: 'returned' } as const;

function drawBlock(ticket: TicketView, draw: TicketDrawView, { currencySymbol, verify }: DetailParts): HTMLElement {
  const isOver = draw.state === 'won' || draw.state === 'lost' || draw.state === 'settling';
  const proof = h(
    'button',
    { type: 'button', class: 'proof-link', onClick: () => verify(ticket, draw.drawId) },
    t('draw.verify'),
  );
  const { kind } = drawOutcome(ticket, draw);
  const end = draw.state === 'won' ? drawEnds[kind] : draw.state;
  const paid =
    draw.state === 'won'
      ? [h('b', { class: kind === 'win' ? 'is-good' : '' }, shownAmount(draw.paid, currencySymbol))]
      : [];
  const notes = [
    ...(reasonWords(draw)
      ? [h('p', { class: 'fine' }, `${reasonWords(draw)} ${draw.corrections > 0 ? '' : reasonText(draw)}`)]
      : []),
    ...(draw.corrections > 0
      ? [h('p', { class: 'board-note' }, icon('warn'), t('ticket.corrected.text', { why: reasonText(draw) }))]
      : []),
  ];
  return h(
    'li',
    { class: 'ticket-draw', 'data-state': end },
    h(
      'div',
      { class: 'ticket-draw-head' },
      h(
        'span',
        {},
        h('b', {}, ticket.instant ? t('ticket.instant') : drawName(draw.drawId)),
        h('small', {}, timeOfDraw(draw.drawsAt)),
      ),
      h('span', { class: 'ticket-draw-word' }, t(`ticket.draw.${end}`), ...paid),
      ...(isOver ? [proof] : []),
    ),
    ...notes,
    ...drawnBoard(ticket, draw),
    ...calculationPart(ticket, draw),
  );
}

const priceWords = ({ draws }: TicketView): string =>
  draws.length > 1 ? t('ticket.price_draws', { draws: t('count.draw', { count: draws.length }) }) : t('ticket.price');

const chosen = (numbers: readonly string[]) =>
  numbers.length > 0
    ? [h('b', { class: 'line-number' }, numbers.map((each) => localize(numberWords(each))).join(' '))]
    : [];

/** Creates a ticket with all lines and draws, and the calculation of its payment. */
export function openTicketDetail(ticket: TicketView, parts: DetailParts): void {
  const money = (amount: string) => shownAmount(amount, parts.currencySymbol);
  const lines = ticket.lines.map(({ playName, numbers, stake, multiple, price }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, named(localize(playName)), ' ', ...chosen(numbers)),
      h('td', {}, `${shownAmount(stake)} × ${multiple}`),
      h('td', {}, shownAmount(price)),
    ),
  );
  const back = returnedMinor(ticket);
  const head = (['ticket.line', 'ticket.stake', 'ticket.price'] as const).map((key) =>
    h('th', { scope: 'col' }, t(key)),
  );
  openSheet(
    t('receipt.ticket', { no: ticketNumber(ticket.ticketId) }),
    h('p', { class: 'ticket-about' }, named(ticket.gameName), ` · ${timeInZone(ticket.at)}`),
    h('ol', { class: 'ticket-draws' }, ...ticket.draws.map((draw) => drawBlock(ticket, draw, parts))),
    h('h3', {}, t('receipt.lines')),
    h('table', { class: 'facts ticket-table' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...lines)),
    h('p', { class: 'sum-row' }, h('span', {}, priceWords(ticket)), h('b', {}, money(ticket.total))),
    ...(back > 0
      ? [h('p', { class: 'sum-row' }, h('span', {}, t('ticket.given_back')), h('b', {}, money(amountOfMinor(back))))]
      : []),
    ...(isBeingSettled(ticket) ? [h('p', { class: 'fine' }, t('ticket.settling.text'))] : []),
    ...(isDecided(ticketState(ticket))
      ? [h('p', { class: 'fine' }, outcomeWords(ticketsOutcome([ticket]), parts.currencySymbol))]
      : []),
    ...(isPaymentShown(ticket)
      ? [h('p', { class: 'sum-row sum-total' }, h('span', {}, t('ticket.paid')), h('output', {}, money(ticket.paid)))]
      : []),
  );
}

/** Creates the boards drawn for a ticket with the winning numbers marked; empty before the draw. */
function drawnBoard(ticket: TicketView, draw: TicketDrawView): HTMLElement[] {
  const { kind } = ticket;
  if (ticket.instant) return [boardOfDraw(kind, ticket.instant.numbers)];
  if (!draw.numbers) return [];
  const won = (draw.wins ?? []).flatMap(({ line }) => ticket.lines[line] ?? []);
  const board = boardOfDraw(kind, draw.numbers, hitPlacesOf(findKind(kind), won, draw.numbers));
  const legend = won.length > 0 ? [h('p', { class: 'hit-legend' }, h('i', {}), t('ticket.ringed'))] : [];
  // The boards of a chase are collapsed; a single one is open.
  const details = h('details', { class: 'drawn-board' }, h('summary', {}, t('ticket.drawn')), board, ...legend);
  details.open = ticket.draws.length === 1;
  return [details];
}
