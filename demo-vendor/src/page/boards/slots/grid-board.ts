import './slots.css';
import type { GridStep } from '@portal/engines/slots/reels/grid-step';
import { h, isMotionReduced, wait } from '../../dom/dom.ts';
import { shownNumber } from '../../texts/figures.ts';
import { tFrame } from '../../texts/translate.ts';
import type { MakeBoard } from '../board.ts';
import { cellsOfWins, createReels } from './reels.ts';

/** The games of reels that are one picture, or pictures that fall into each other. */
export const makeGridBoard: MakeBoard = (game, sound) => {
  const reels = createReels(game, sound);
  const plate = h('p', { class: 'plate', 'aria-hidden': 'true' }, plateText(game.engine));
  const ways = (step: GridStep) => shownNumber(step.grid.reduce((product, rows) => product * rows.length, 1));

  return {
    element: h(
      'div',
      { class: 'board board-grid' },
      ...(plateText(game.engine) ? [h('div', { class: 'plate-row' }, plate)] : []),
      reels.element,
    ),
    choice: () => undefined,
    start() {
      plate.textContent = plateText(game.engine);
      reels.spin();
    },
    async show(view) {
      if (view.kind !== 'grid') return;
      let before: GridStep | undefined;
      for (const step of view.steps) {
        if (before) await reels.refill(step.grid, before.wins);
        else await reels.land(step.grid);
        if (game.engine === 'slot-rows') plate.textContent = tFrame('plate.ways', { ways: ways(step) });
        before = step;
        if (step.wins.length === 0) continue;
        if (step.multiplier > 1) plate.textContent = tFrame('plate.multiplier', { times: step.multiplier });
        reels.highlight(cellsOfWins(step.wins));
        if (view.steps.length === 1) continue;
        await wait(isMotionReduced() ? 300 : 750);
        reels.clear();
      }
      if (!view.jackpot) return;
      plate.textContent = tFrame('plate.jackpot');
      reels.highlight(Array.from({ length: game.reels }, (_, reel) => [reel, 1] as const));
      sound.win(2);
      await wait(2500);
    },
    cancel: () => reels.cancel(),
  };
};

/** Text above the reels before a win. */
function plateText(engine: string): string {
  if (engine === 'slot-jackpot') return tFrame('plate.crowns');
  if (engine === 'slot-rows') return tFrame('plate.up_to_ways');
  if (engine === 'slot-cluster') return tFrame('plate.touch');
  return '';
}
