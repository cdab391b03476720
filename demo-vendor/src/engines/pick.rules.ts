import type { Draw } from './engine.ts';

/**
 * So many different numbers below `total`, in the order drawn: the first steps of a Fisher-Yates shuffle, so that every
 * order is equally likely and no more is drawn than is needed.
 */
export function pick(draw: Draw, count: number, total: number): number[] {
  // One more than what lies at a place, 0 where that is the place's own number: so nothing has to be filled in before.
  const moved = new Array<number>(total).fill(0);
  const picked = new Array<number>(count);
  for (let place = 0; place < count; place += 1) {
    const from = place + draw(total - place);
    picked[place] = (moved[from] || from + 1) - 1;
    moved[from] = moved[place] || place + 1;
  }
  return picked;
}
