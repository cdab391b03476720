import type { GridStep } from '../../engines/engine.ts';
import { symbolPicture } from '../art/symbols.ts';
import { h, isMotionReduced, wait } from '../dom.ts';
import type { MakeBoard } from './board.ts';
import { createReel, type Reel } from './reel.ts';

const stopEveryMs = 170;

/** The games of reels. The picture of a stop is what the server drew; everything before it is for the eye. */
export const makeGridBoard: MakeBoard = (game, sound) => {
  // The classic has six symbols: three faces and the three pictures of the theme.
  const shift = game.engine === 'slot-classic' ? 2 : 0;
  const picture = (symbol: number) => symbolPicture(game.theme, symbol + shift);
  const symbols = game.engine === 'slot-classic' ? 6 : 8;
  const reels: Reel[] = Array.from({ length: game.reels }, (_, reel) =>
    createReel(game.rows, symbols, picture, game.seed + reel),
  );
  const grid = h(
    'div',
    { class: 'reels', role: 'img', 'aria-label': `${game.reels} reels` },
    ...reels.map((reel) => reel.element),
  );
  grid.style.setProperty('--reels', String(game.reels));
  grid.style.setProperty('--rows', String(game.rows));

  function mark(step: GridStep): void {
    grid.classList.add('has-win');
    for (const win of step.wins) for (const [reel, row] of win.cells) reels[reel]?.mark(row);
  }
  function clear(): void {
    grid.classList.remove('has-win');
    for (const reel of reels) reel.clear();
  }

  async function land(step: GridStep): Promise<void> {
    const landings = reels.map(async (reel, i) => {
      await wait(isMotionReduced() ? 0 : 250 + i * stopEveryMs);
      await reel.land(step.grid[i] ?? []);
      sound.stop();
    });
    await Promise.all(landings);
  }

  return {
    element: h('div', { class: 'board board-grid' }, grid),
    choice: () => undefined,
    start() {
      clear();
      for (const reel of reels) reel.spin();
    },
    async show(view) {
      if (view.kind !== 'grid') return;
      for (const [i, step] of view.steps.entries()) {
        if (i === 0) await land(step);
        else await Promise.all(reels.map((reel, at) => reel.refill(step.grid[at] ?? [])));
        if (step.wins.length === 0) continue;
        mark(step);
        if (view.steps.length === 1) continue;
        await wait(isMotionReduced() ? 300 : 750);
        clear();
      }
    },
    cancel() {
      for (const reel of reels) void reel.land(reel.shown());
    },
  };
};
