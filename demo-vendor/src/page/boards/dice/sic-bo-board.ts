import { t } from '../texts/translate.ts';
import '../chips/chips.css';
import './sic-bo.css';
import { spots, spotUnits } from '@portal/engines/dice/sic-bo.rules';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChipBets } from '../chips/chip-tools.ts';
import { diePicture } from './die-picture.ts';
import { narrowSicBo, wideSicBo } from './sic-bo-felt.ts';

/** Three dice under a glass dome above the felt. */
export const makeSicBoBoard: MakeBoard = (_game, sound) => {
  const bets = createChipBets(t('sic_bo.table'), spots, { narrow: narrowSicBo, wide: wideSicBo }, sound);
  const dice = h('div', { class: 'dome-dice', role: 'img', 'aria-label': t('dice.none') });
  const total = h('output', { class: 'dome-total', 'aria-label': t('sic_bo.total') });
  const show = (faces: readonly number[]) =>
    dice.replaceChildren(...faces.map((face) => drawn('die', diePicture(face))));
  const any = () => 1 + Math.floor(Math.random() * 6);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    dice.classList.remove('is-rolling');
    bets.lock(false);
  };
  show([2, 5, 6]);
  return {
    element: h('div', { class: 'board board-sic-bo' }, h('div', { class: 'dome' }, dice, total), bets.element),
    choice: bets.choice,
    parts: { count: bets.count, onChange: bets.onChange },
    start() {
      bets.lock(true);
      total.textContent = '';
      if (isMotionReduced()) return;
      dice.classList.add('is-rolling');
      timer = setInterval(() => show([any(), any(), any()]), 90);
    },
    async show(view) {
      if (view.kind !== 'sic-bo') return;
      await wait(isMotionReduced() ? 0 : 1100);
      stop();
      show(view.dice);
      const sum = view.dice.reduce((all, face) => all + face, 0);
      total.textContent = String(sum);
      dice.setAttribute('aria-label', t('dice.thrown', { faces: view.dice.join(', ') }));
      sound.stop();
      bets.showResult(
        view.choice,
        spots.filter(({ id }) => spotUnits(view.dice, id) > 0).map(({ id }) => id),
      );
    },
    cancel: stop,
  };
};
