import type { TicketView } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { createFoil } from '../../foil/foil.ts';
import { gameArt, type Pictured } from '../art/game-art.ts';
import { named } from '../frame/set-text.ts';
import { t } from '../texts/translate.ts';
import { type TicketLook, ticketPicture, ticketPictureName, wonFields } from './ticket-pictures.ts';

/** The ticket itself: its head, nine fields, and the foil over them. */
export function createScratchField(game: Pictured & { gameName: string }, revealed: () => void) {
  const look: TicketLook = game.kind === 'instant-wave' ? 'instant-wave' : 'instant';
  const fields = Array.from({ length: 9 }, () => h('div', { class: 'scratch-cell' }));
  const grid = h('div', { class: 'scratch-grid' }, ...fields);
  const foil = createFoil(revealed);
  const number = h('span', { class: 'scratch-no' }, t('instant.fields'));
  const head = h(
    'header',
    { class: 'scratch-head' },
    h('span', {}, gameArt(game)),
    h('b', {}, named(game.gameName)),
    number,
  );
  return {
    element: h('div', { class: 'scratch-ticket' }, head, h('div', { class: 'scratch-window' }, grid, foil.element)),
    foil,
    /** Lays the fields of a ticket under new foil. */
    lay(ticket: TicketView, shownNumber: string): void {
      const numbers = ticket.instant?.numbers[0]?.numbers ?? [];
      number.textContent = t('receipt.no', { no: shownNumber });
      for (const [at, field] of fields.entries()) {
        field.className = 'scratch-cell';
        field.replaceChildren(ticketPicture(look, numbers[at] ?? ''));
      }
      grid.setAttribute('aria-hidden', 'true');
      foil.lay();
    },
    /** Marks what won, and lets the fields be read out. */
    highlight(ticket: TicketView): void {
      const numbers = ticket.instant?.numbers[0]?.numbers ?? [];
      const won = wonFields(look, numbers);
      for (const [at, field] of fields.entries()) field.classList.toggle('is-won', won.has(at));
      grid.removeAttribute('aria-hidden');
      grid.setAttribute('role', 'img');
      grid.setAttribute('aria-label', numbers.map((each) => ticketPictureName(look, each)).join(', '));
    },
  };
}
