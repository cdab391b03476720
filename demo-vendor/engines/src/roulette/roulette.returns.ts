import { stakeMultiple } from '../engine.ts';
import type { PublishedReturn } from '../returns/published-return.ts';
import { rouletteSpots } from './roulette.rules.ts';

const kinds: readonly [covered: number, label: string][] = [
  [1, 'Number'],
  [2, 'Split, two numbers'],
  [3, 'Street, three numbers'],
  [4, 'Corner or first four, four numbers'],
  [6, 'Six line, six numbers'],
  [12, 'Dozen or column'],
  [18, 'Red, black, even, odd, 1 to 18, 19 to 36'],
];

/** A bet on n of 37 numbers wins in n cases and pays 36 / n chips, so every kind returns 36 of 37. */
export const rouletteReturns: readonly PublishedReturn[] = kinds.map(([covered, label]) => ({
  label,
  pays: stakeMultiple(36, covered),
  percent: (100 * 36) / 37,
  spots: rouletteSpots.filter(({ numbers }) => numbers.length === covered).map(({ id }) => id),
}));
