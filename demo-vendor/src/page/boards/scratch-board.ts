import { symbolName, symbolPicture } from '../art/symbols.ts';
import { drawn, h, isMotionReduced, wait } from '../dom.ts';
import { told } from '../texts/told-game.ts';
import type { MakeBoard } from './board.ts';
import { t } from './texts/say.ts';

/** A card of nine fields under foil. A new card lies there when it is bought; the foil goes field by field. */
export const makeScratchBoard: MakeBoard = (game, sound) => {
  const fields = Array.from({ length: 9 }, () => h('div', { class: 'field is-covered' }));
  const card = h(
    'div',
    { class: 'card' },
    h('p', { class: 'card-title' }, t('scratch.title')),
    h('div', { class: 'fields' }, ...fields),
  );
  const cover = () => {
    for (const field of fields) {
      field.className = 'field is-covered';
      field.replaceChildren();
    }
  };
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
      for (const [i, symbol] of view.cells.entries()) {
        const field = fields[i];
        if (!field) continue;
        field.replaceChildren(drawn('cell', symbolPicture(game.theme, symbol)));
        field.setAttribute('title', told(symbolName(game.theme, symbol)));
        field.classList.remove('is-covered');
        sound.stop();
        await wait(isMotionReduced() ? 0 : 150);
      }
      for (const [i, symbol] of view.cells.entries()) {
        if (symbol === view.prizeSymbol) fields[i]?.classList.add('is-win');
      }
    },
    cancel: cover,
  };
};
