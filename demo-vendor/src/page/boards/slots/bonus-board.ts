import './slots.css';
import { innerWheel, outerWheel } from '@portal/engines/slots/slot-bonus.rules';
import type { BonusShown } from '@portal/engines/views';
import { h, isMotionReduced, wait } from '../../dom/dom.ts';
import { tFrame } from '../../texts/translate.ts';
import type { MakeBoard } from '../board.ts';
import { createTurningWheel } from '../wheel/turning-wheel.ts';
import { cellsOfWins, createReels } from './reels.ts';

const fills = ['sapphire', 'violet', 'jade', 'rose'];
const places = (stakes: readonly number[]) =>
  stakes.map((each, i) =>
    each === 0 ? { label: '★', fill: 'gold' } : { label: `${each}×`, fill: each >= 50 ? 'ruby' : (fills[i % 4] ?? '') },
  );

/** Reels, and over them the wheel when three bonus symbols call it. It stops where the server drew. */
export const makeBonusBoard: MakeBoard = (game, sound) => {
  const reels = createReels(game, sound);
  const idle = tFrame('plate.bonus');
  const plate = h('p', { class: 'plate', role: 'status' }, idle);
  const over = h('div', { class: 'wheel-over', hidden: true });
  const window = h('div', { class: 'reel-window' }, reels.element, over);

  async function turn(stakes: readonly number[], place: number): Promise<void> {
    const wheel = createTurningWheel(places(stakes), sound.stop);
    over.replaceChildren(wheel.element);
    over.hidden = false;
    wheel.start();
    await wait(isMotionReduced() ? 0 : 900);
    await wheel.stopAt(place);
    await wait(900);
  }

  async function showBonus({ outer, inner, stakes }: BonusShown): Promise<void> {
    plate.textContent = tFrame('plate.wheel');
    sound.win(1);
    await turn(outerWheel, outer);
    if (inner !== undefined) {
      plate.textContent = tFrame('plate.inner_wheel');
      sound.win(2);
      await turn(innerWheel, inner);
    }
    plate.textContent = tFrame('plate.wheel_pays', { stakes });
  }

  const reset = () => {
    over.hidden = true;
    plate.textContent = idle;
  };
  return {
    element: h('div', { class: 'board board-grid' }, h('div', { class: 'plate-row' }, plate), window),
    choice: () => undefined,
    start() {
      reset();
      reels.spin();
    },
    async show(view) {
      if (view.kind !== 'bonus') return;
      await reels.land(view.step.grid);
      reels.highlight([...cellsOfWins(view.step.wins), ...(view.bonus ? view.bonusCells : [])]);
      if (view.step.wins.length === 0 && !view.bonus) reels.clear();
      if (!view.bonus) return;
      await wait(900);
      await showBonus(view.bonus);
    },
    cancel() {
      reset();
      reels.cancel();
    },
  };
};
