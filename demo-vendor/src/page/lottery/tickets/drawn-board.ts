import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { hitPlacesOf } from '../../../lottery/rules/hit-places.rules.ts';
import { h } from '../../dom.ts';
import { boardOfDraw } from '../results/board-of-draw.ts';
import { t } from '../texts/say.ts';

/** What was drawn for a ticket, with the numbers marked that its lines won by; nothing before the draw. */
export function drawnBoard(ticket: TicketView, draw: TicketDrawView): HTMLElement[] {
  const { kind } = ticket;
  if (ticket.instant) return [boardOfDraw(kind, ticket.instant.numbers)];
  if (!draw.numbers) return [];
  const won = (draw.wins ?? []).flatMap(({ line }) => ticket.lines[line] ?? []);
  const board = boardOfDraw(kind, draw.numbers, hitPlacesOf(findKind(kind), won, draw.numbers));
  const legend = won.length > 0 ? [h('p', { class: 'hit-legend' }, h('i', {}), t('ticket.ringed'))] : [];
  // Of a chase each board is one tap away; one alone lies open.
  const place = h('details', { class: 'drawn-board' }, h('summary', {}, t('ticket.drawn')), board, ...legend);
  place.open = ticket.draws.length === 1;
  return [place];
}
