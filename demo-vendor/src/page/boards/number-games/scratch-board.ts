import { symbolName, symbolPicture } from '../../art/symbols.ts';
import { drawn, h, wait } from '../../dom/dom.ts';
import { lendFocus } from '../../dom/focus.ts';
import { cooldownMs, setPressable } from '../../dom/pressable.ts';
import { createFoil } from '../../foil/foil.ts';
import { localize } from '../../texts/localize.ts';
import type { MakeBoard } from '../board.ts';
import { t } from '../texts/translate.ts';

/** Creates a card of nine fields under foil, which the player scratches off, or removes by the button below. */
export const makeScratchBoard: MakeBoard = (game, sound) => {
  const fields = Array.from({ length: 9 }, () => h('div', { class: 'field' }));
  const grid = h('div', { class: 'fields', role: 'img', 'aria-label': t('scratch.covered') }, ...fields);
  let uncovered = () => {};
  const foil = createFoil(() => uncovered());
  const words = h('p', { class: 'card-title', role: 'status' }, t('scratch.title'));
  const reveal = h(
    'button',
    { type: 'button', class: 'reveal', onClick: () => void foil.remove() },
    t('scratch.reveal'),
  );
  setPressable(reveal, false);
  const card = h('div', { class: 'card' }, words, h('div', { class: 'card-window' }, grid, foil.element), reveal);

  function cover(): void {
    for (const field of fields) {
      field.className = 'field';
      field.replaceChildren();
    }
    grid.setAttribute('aria-label', t('scratch.covered'));
    open(false);
    foil.lay();
  }
  /** Whether the foil can be taken off: it lies over a card that is the player's. */
  function open(isOpen: boolean): void {
    card.classList.toggle('is-open', isOpen);
    setPressable(reveal, isOpen);
    words.textContent = t(isOpen ? 'scratch.rub' : 'scratch.title');
  }
  // The foil is painted when the card gets its size, and again when the size changes.
  new ResizeObserver(() => {
    if (!foil.element.hidden && !card.classList.contains('is-open')) foil.lay();
  }).observe(foil.element);

  return {
    element: h('div', { class: 'board board-scratch' }, card),
    choice: () => undefined,
    start() {
      cover();
      card.classList.add('is-fresh');
    },
    async show(view) {
      if (view.kind !== 'scratch') return;
      card.classList.remove('is-fresh');
      const names = view.cells.map((symbol) => localize(symbolName(game.theme, symbol)));
      for (const [i, symbol] of view.cells.entries()) {
        fields[i]?.replaceChildren(drawn('cell', symbolPicture(game.theme, symbol)));
      }
      open(true);
      const giveFocusBack = lendFocus(reveal);
      await new Promise<void>((resolve) => {
        uncovered = resolve;
      });
      giveFocusBack();
      open(false);
      sound.stop();
      for (const [i, symbol] of view.cells.entries()) {
        fields[i]?.setAttribute('title', names[i] ?? '');
        fields[i]?.classList.toggle('is-win', symbol === view.prizeSymbol);
      }
      grid.setAttribute('aria-label', names.join(', '));
      // A second press of the key that removed the foil must not buy another card.
      await wait(cooldownMs);
    },
    cancel: cover,
  };
};
