import { t } from '../texts/translate.ts';
import '../chips/chips.css';
import './roulette.css';
import { colourOf, rouletteSpots, spots, spotUnits } from '@portal/engines/roulette/roulette.rules';
import { h, isMotionReduced, wait } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChipBets } from '../chips/chip-tools.ts';
import { lyingFelt } from './roulette-felt.ts';
import { halvesFelt } from './roulette-halves.ts';
import { createWheel } from './roulette-wheel.ts';

const shownResults = 12;

/** The wheel beside the felt; on phones it comes over the felt while the ball rolls. */
export const makeRouletteBoard: MakeBoard = (_game, sound) => {
  const wheel = createWheel();
  const results = h('ol', { class: 'past', 'aria-label': t('roulette.past') });
  const bets = createChipBets(t('roulette.table'), spots, { narrow: halvesFelt, wide: lyingFelt }, sound);
  const element = h(
    'div',
    { class: 'board board-roulette' },
    h('div', { class: 'wheel-side' }, wheel.element, results),
    bets.element,
  );
  const addResult = (number: number) => {
    results.prepend(h('li', { class: `is-${colourOf(number)}` }, String(number)));
    if (results.children.length > shownResults) results.lastElementChild?.remove();
  };
  const end = () => {
    bets.lock(false);
    element.classList.remove('is-rolling');
  };
  return {
    element,
    choice: bets.choice,
    parts: { count: bets.count, onChange: bets.onChange },
    start() {
      bets.lock(true);
      element.classList.add('is-rolling');
      wheel.spin();
    },
    async show(view) {
      if (view.kind !== 'roulette') return;
      await wheel.fall(view.number);
      sound.stop();
      addResult(view.number);
      await wait(isMotionReduced() ? 0 : 450);
      end();
      bets.showResult(
        view.choice,
        rouletteSpots.filter(({ id }) => spotUnits(view, id) > 0).map(({ id }) => id),
      );
    },
    cancel() {
      wheel.stop();
      end();
    },
  };
};
