import type { MinesState } from './mines.rules.ts';

const cells = [4, 12, 20];

/** Plays the simulations: three cells one after the other, then cash. */
export function threeCells({ open }: MinesState): string {
  const next = cells[open.length];
  return next === undefined ? 'cash' : `cell:${next}`;
}
