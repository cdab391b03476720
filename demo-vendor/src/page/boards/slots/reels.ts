import type { GridWin } from '@portal/engines/slots/reels/grid-step';
import { symbolPicture } from '../../art/symbols.ts';
import { h, isMotionReduced, wait } from '../../dom/dom.ts';
import type { GameInfo } from '../../rounds/studio-calls.ts';
import type { Sound } from '../../sound.ts';
import type { Pace } from '../pace.ts';
import { t } from '../texts/translate.ts';
import { createReel, type Reel } from './reel.ts';

const stopEveryMs = 170;

/** The reels that all games of reels share. What they stop with is what the server drew; the rest is for the eye. */
export function createReels(game: GameInfo, sound: Sound) {
  const { pool, shift } = reelSymbols(game.engine);
  const look = { rows: game.rows, pool, picture: (symbol: number) => symbolPicture(game.theme, symbol + shift) };
  const reels: Reel[] = Array.from({ length: game.reels }, (_, reel) => createReel(look, game.seed + reel));
  const element = h(
    'div',
    { class: 'reels', role: 'img', 'aria-label': t('reels.reels', { reels: game.reels }) },
    ...reels.map((reel) => reel.element),
  );
  element.style.setProperty('--reels', String(game.reels));
  element.style.setProperty('--rows', String(game.rows));

  function clear(): void {
    element.classList.remove('has-win');
    for (const reel of reels) reel.clear();
  }

  return {
    element,
    clear,
    spin() {
      clear();
      for (const reel of reels) reel.spin();
    },
    async land(grid: number[][], pace?: Pace): Promise<void> {
      const landings = reels.map(async (reel, i) => {
        const delay = 250 + i * stopEveryMs;
        await (pace ? pace.wait(delay) : wait(isMotionReduced() ? 0 : delay));
        await reel.land(grid[i] ?? []);
        sound.stop();
      });
      await Promise.all(landings);
    },
    /** The next picture of a cascade, after these wins went. */
    async refill(grid: number[][], wins: readonly GridWin[]): Promise<void> {
      const removed = wins.flatMap((win) => win.cells);
      const falls = reels.map((reel, at) =>
        reel.refill(grid[at] ?? [], new Set(removed.filter(([each]) => each === at).map(([, row]) => row))),
      );
      await Promise.all(falls);
    },
    highlight(cells: readonly (readonly [number, number])[]): void {
      element.classList.add('has-win');
      for (const [reel, row] of cells) reels[reel]?.highlight(row);
    },
    cancel() {
      for (const reel of reels) void reel.land(reel.shown());
    },
  };
}
export const cellsOfWins = (wins: readonly GridWin[]) => wins.flatMap((win) => win.cells);

/** Which symbols run past on the reels of an engine, and how far its numbers lie from those of the pictures. */
interface ReelSymbols {
  pool: readonly number[];
  shift: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const usual: ReelSymbols = { pool: range(0, 7), shift: 0 };

const byEngine: Readonly<Record<string, ReelSymbols>> = {
  // Six symbols: three faces and the three pictures of the theme.
  'slot-classic': { pool: range(0, 5), shift: 2 },
  'slot-cluster': { pool: range(12, 18), shift: 0 },
  'slot-free-spins': { pool: [...range(0, 7), 9], shift: 0 },
  'slot-bonus': { pool: [...range(0, 7), 9], shift: 0 },
  'slot-hold': { pool: [...range(0, 7), 10], shift: 0 },
  'slot-jackpot': { pool: [...range(0, 7), 11], shift: 0 },
};

function reelSymbols(engineId: string): ReelSymbols {
  return byEngine[engineId] ?? usual;
}
