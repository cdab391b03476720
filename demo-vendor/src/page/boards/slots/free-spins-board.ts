import './slots.css';
import type { SpinShown } from '@portal/engines/views';
import { h } from '../../dom/dom.ts';
import { tFrame } from '../../texts/translate.ts';
import type { MakeBoard } from '../board.ts';
import { createPace } from '../pace.ts';
import { cellsOfWins, createReels } from './reels.ts';

/** Reels with free spins: the paid spin, and one after another all that it won, with what they count. */
export const makeFreeSpinsBoard: MakeBoard = (game, sound) => {
  const reels = createReels(game, sound);
  const pace = createPace();
  const idle = tFrame('plate.scatters');
  const plate = h('p', { class: 'plate', role: 'status' }, idle);
  const element = h(
    'div',
    { class: 'board board-grid' },
    h('div', { class: 'plate-row' }, plate, pace.element),
    reels.element,
  );

  const reset = () => {
    plate.textContent = idle;
    element.classList.remove('is-free');
    pace.end();
  };

  const announceGranted = ({ isFree, granted }: SpinShown) => {
    sound.win(1);
    plate.textContent = tFrame(isFree ? 'plate.free_spins_more' : 'plate.free_spins', { count: granted });
    element.classList.add('is-free');
  };

  return {
    element,
    choice: () => undefined,
    start() {
      reset();
      reels.spin();
    },
    async show(view) {
      if (view.kind !== 'free-spins') return;
      let granted = 0;
      for (const [i, spin] of view.spins.entries()) {
        if (i > 0) {
          plate.textContent = tFrame('plate.free_spin', { no: i, all: granted, times: spin.multiplier });
          reels.spin();
          await pace.wait(300);
        }
        await reels.land(spin.grid, pace);
        if (spin.wins.length > 0) reels.highlight(cellsOfWins(spin.wins));
        granted += spin.granted;
        if (view.spins.length === 1) return;
        if (spin.granted > 0) {
          announceGranted(spin);
          if (i === 0) pace.begin();
          await pace.wait(1400, 900);
        } else await pace.wait(spin.wins.length > 0 ? 800 : 250, 350);
      }
      reset();
      plate.textContent = tFrame('plate.free_spins_played', { count: granted });
    },
    cancel() {
      reset();
      reels.cancel();
    },
  };
};
