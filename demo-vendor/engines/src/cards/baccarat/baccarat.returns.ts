import type { PublishedReturn } from '../../returns/published-return.ts';

/** Rounded to the hundredth. Counting over every order of eight packs is slow, so a test does it and compares. */
export const baccaratReturns: readonly PublishedReturn[] = [
  { label: 'Player', pays: '2×', percent: 98.76, spots: ['player'] },
  { label: 'Banker', pays: '1.95×', percent: 98.94, spots: ['banker'] },
  { label: 'Tie', pays: '9×', percent: 85.64, spots: ['tie'] },
  { label: 'Player pair', pays: '12×', percent: 89.64, spots: ['player-pair'] },
  { label: 'Banker pair', pays: '12×', percent: 89.64, spots: ['banker-pair'] },
];
