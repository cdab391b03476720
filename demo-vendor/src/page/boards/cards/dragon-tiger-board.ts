import { cardWords } from '../../texts/card-words.ts';
import { t } from '../texts/translate.ts';
import './cards.css';
import './dragon-tiger.css';
import { icons } from '../../art/icons.ts';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChoicePicker } from '../choice-picker.ts';
import { createCardRow } from './card-row.ts';

/** Two sides with a card each, over the three bets. */
export const makeDragonTigerBoard: MakeBoard = (game, sound) => {
  const picker = createChoicePicker(game);
  const status = h('p', { class: 'duel-say', role: 'status' });
  const [dragon, tiger] = (['dragon', 'tiger'] as const).map((name) => {
    const row = createCardRow(name, sound.stop);
    const picture = `<svg viewBox="0 0 100 100" aria-hidden="true">${icons[name] ?? ''}</svg>`;
    const element = h('div', { class: `duel-side is-${name}` }, drawn('duel-sign', picture), row.element);
    return { row, element };
  });
  const sides = [dragon, tiger].filter((side) => side !== undefined);
  const lay = (cards: (number | null)[]) => Promise.all(sides.map(({ row }, i) => row.lay([cards[i] ?? null])));
  const reset = () => {
    for (const { element } of sides) element.classList.remove('has-won');
    void lay([null, null]);
    picker.enable(true);
    status.textContent = '';
  };
  reset();

  return {
    element: h(
      'div',
      { class: 'board board-duel' },
      h('div', { class: 'felt duel' }, ...sides.map((side) => side.element), status),
      picker.element,
    ),
    choice: picker.choice,
    start() {
      reset();
      picker.enable(false);
    },
    async show(view) {
      if (view.kind !== 'dragon-tiger') return;
      await wait(isMotionReduced() ? 0 : 350);
      await sides[0]?.row.lay([view.dragon]);
      await wait(isMotionReduced() ? 0 : 350);
      await sides[1]?.row.lay([view.tiger]);
      const apart = (view.dragon % 13) - (view.tiger % 13);
      const winner = t(apart > 0 ? 'duel.dragon' : apart < 0 ? 'duel.tiger' : 'duel.tie');
      if (apart !== 0) sides[apart > 0 ? 0 : 1]?.element.classList.add('has-won');
      status.textContent = t('duel.cards', { winner, dragon: cardWords(view.dragon), tiger: cardWords(view.tiger) });
      picker.enable(true);
    },
    cancel: reset,
  };
};
