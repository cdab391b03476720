import type { LineGame } from './line-game.rules.ts';
import { symbolCounts, windowAt } from './strips.rules.ts';

/** Computes exact expectations from the strips, for the tests of published returns. */

/** Returns the mean units of one line. */
export function meanLineUnits({ strips, pays, wild }: LineGame): number {
  let mean = 0;
  for (const [symbol, units] of pays.entries()) {
    const chances = strips.map((strip) => {
      const counts = symbolCounts(strip, 20);
      return ((counts[symbol] ?? 0) + (symbol < wild ? (counts[wild] ?? 0) : 0)) / strip.length;
    });
    let reached = 1;
    for (const [reel, chance] of chances.entries()) {
      reached *= chance;
      mean += reached * (1 - (chances[reel + 1] ?? 0)) * (units[reel - 2] ?? 0);
    }
  }
  return mean;
}

/** Returns the chances of 0, 1, 2, ... of a symbol in the whole window. */
export function chancesShown({ strips, rows }: LineGame, symbol: number): number[] {
  return strips.reduce<number[]>(
    (known, strip) => {
      const perReel = new Array<number>(rows + 1).fill(0);
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = windowAt(strip, stop, rows).filter((each) => each === symbol).length;
        perReel[shown] = (perReel[shown] ?? 0) + 1 / strip.length;
      }
      return convolved(known, perReel);
    },
    [1],
  );
}

/** Returns the distribution of the sum of two independent counts. */
function convolved(first: readonly number[], second: readonly number[]): number[] {
  const sum = new Array<number>(first.length + second.length - 1).fill(0);
  for (const [i, p] of first.entries()) for (const [j, q] of second.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q;
  return sum;
}
