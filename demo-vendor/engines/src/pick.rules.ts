import type { Draw } from './engine.ts';

/**
 * Draws `count` different numbers below `total`, in order: the first steps of a Fisher-Yates shuffle, so that every
 * order is equally likely and nothing more is drawn.
 */
export function pick(draw: Draw, count: number, total: number): number[] {
  // Stores number + 1 at each place; 0 means the place holds its own number, so the array needs no initialisation.
  const moved = new Array<number>(total).fill(0);
  const picked = new Array<number>(count);
  for (let place = 0; place < count; place += 1) {
    const from = place + draw(total - place);
    picked[place] = (moved[from] || from + 1) - 1;
    moved[from] = moved[place] || place + 1;
  }
  return picked;
}
