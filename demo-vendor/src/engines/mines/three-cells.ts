import type { MinesState } from './mines.rules.ts';

const cells = [4, 12, 20];

/** How simulations play: three cells one after the other, then the money. */
export function threeCells({ open }: MinesState): string {
  const next = cells[open.length];
  return next === undefined ? 'cash' : `cell:${next}`;
}
