import './wheel.css';
import { wheelPlaces } from '@portal/engines/wheel/wheel-places';
import { h } from '../../dom/dom.ts';
import type { MakeBoard } from '../board.ts';
import { createChoicePicker } from '../choice-picker.ts';
import { createTurningWheel } from './turning-wheel.ts';

const fills: Readonly<Record<number, string>> = { 2: 'sapphire', 3: 'jade', 8: 'violet', 16: 'ember', 48: 'ruby' };

/** The money wheel over the multiples to pick from. */
export const makeWheelBoard: MakeBoard = (game, sound) => {
  const picker = createChoicePicker(game);
  const places = wheelPlaces.map((each) => ({ label: String(each), fill: fills[each] ?? 'gold' }));
  const wheel = createTurningWheel(places, sound.stop);
  return {
    element: h('div', { class: 'board board-wheel' }, wheel.element, picker.element),
    choice: picker.choice,
    start() {
      picker.enable(false);
      wheel.start();
    },
    async show(view) {
      if (view.kind !== 'wheel') return;
      await wheel.stopAt(view.place);
      picker.enable(true);
    },
    cancel() {
      wheel.cancel();
      picker.enable(true);
    },
  };
};
