import type { Draw } from '@portal/engines/engine';
import type { LotteryKind } from '../lottery-kind.ts';
import { symbolsOf } from './count-places.ts';

/**
 * Draws boards of a kind with one prize of single characters (dice, balls) and counts each whole board, to detect
 * correlated places.
 */
export function countWholes(kind: LotteryKind, draw: Draw, boards: number): Uint32Array {
  const symbols = symbolsOf(kind);
  const first = symbols.charCodeAt(0);
  const places = kind.draw(draw)[0]?.numbers.length ?? 0;
  const counts = new Uint32Array(symbols.length ** places);
  for (let i = 0; i < boards; i += 1) {
    const cell = (kind.draw(draw)[0]?.numbers ?? []).reduce(
      (sum, number) => sum * symbols.length + number.charCodeAt(0) - first,
      0,
    );
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}
