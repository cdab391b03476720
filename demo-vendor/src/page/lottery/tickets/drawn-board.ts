import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { hitPlacesOf } from '../../../lottery/rules/hit-places.rules.ts';
import { h } from '../../dom/dom.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { t } from '../texts/translate.ts';

/** Creates the boards drawn for a ticket with the winning numbers marked; empty before the draw. */
export function drawnBoard(ticket: TicketView, draw: TicketDrawView): HTMLElement[] {
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
