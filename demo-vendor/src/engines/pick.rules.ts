import type { Draw } from './engine.ts';

/**
 * So many different numbers below `total` (at most 65,536), in the order drawn: the first steps of a Fisher-Yates shuffle, so that every
 * order is equally likely and no more is drawn than is needed.
 */
export function pick(draw: Draw, count: number, total: number): number[] {
  const order = new Uint16Array(total);
  for (let place = 0; place < total; place += 1) order[place] = place;
  const picked = new Array<number>(count);
  for (let place = 0; place < count; place += 1) {
    const from = place + draw(total - place);
    picked[place] = order[from] ?? 0;
    order[from] = order[place] ?? 0;
  }
  return picked;
}
