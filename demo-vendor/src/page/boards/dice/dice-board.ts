import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChoicePicker } from '../choice-picker.ts';
import { t } from '../texts/translate.ts';
import { diePicture } from './die-picture.ts';

/** The two games of dice: one of a hundred sides, shown as a number on a scale, and a pair of ordinary ones. */
export const makeDiceBoard: MakeBoard = (game, sound) => {
  const isPair = game.engine === 'under-over';
  const picker = createChoicePicker(game);
  const face = h('div', { class: isPair ? 'pair' : 'hundred', role: 'img', 'aria-label': t('dice.none') });
  const needle = h('div', { class: 'needle' });
  const scale = h('div', { class: 'scale', 'aria-hidden': 'true' }, needle);
  const show = (numbers: number[]) => {
    if (isPair) face.replaceChildren(...numbers.map((pips) => drawn('die', diePicture(pips))));
    else face.textContent = String(numbers[0]);
    if (!isPair) needle.style.left = `${numbers[0]}%`;
  };
  show(isPair ? [3, 4] : [50]);
  let timer: ReturnType<typeof setInterval> | undefined;
  const anyThrow = () =>
    isPair
      ? [1 + Math.floor(Math.random() * 6), 1 + Math.floor(Math.random() * 6)]
      : [1 + Math.floor(Math.random() * 100)];
  const stop = () => {
    clearInterval(timer);
    face.classList.remove('is-rolling', 'is-win');
    picker.enable(true);
  };
  return {
    element: h(
      'div',
      { class: 'board board-dice' },
      h('div', { class: 'felt' }, face, ...(isPair ? [] : [scale])),
      picker.element,
    ),
    choice: picker.choice,
    start() {
      picker.enable(false);
      face.classList.remove('is-win');
      if (isMotionReduced()) return;
      face.classList.add('is-rolling');
      timer = setInterval(() => show(anyThrow()), 70);
    },
    async show(view) {
      if (view.kind !== 'dice' && view.kind !== 'two-dice') return;
      await wait(isMotionReduced() ? 0 : 700);
      stop();
      const numbers = view.kind === 'dice' ? [view.rolled] : view.dice;
      show(numbers);
      face.setAttribute(
        'aria-label',
        numbers.length === 2
          ? t('dice.thrown_two', { one: numbers[0] ?? 0, two: numbers[1] ?? 0 })
          : t('dice.thrown', { faces: numbers.join(', ') }),
      );
      face.classList.add('is-win');
      sound.stop();
    },
    cancel: stop,
  };
};
