import type { PublishedReturn } from '../published-return.ts';

/** To the hundredth, as counted over every order of the cards in eight packs, which takes a moment: a test counts them again. */
export const baccaratReturns: readonly PublishedReturn[] = [
  { label: 'Player', pays: '2×', percent: 98.76, spots: ['player'] },
  { label: 'Banker', pays: '1.95×', percent: 98.94, spots: ['banker'] },
  { label: 'Tie', pays: '9×', percent: 85.64, spots: ['tie'] },
  { label: 'Player pair', pays: '12×', percent: 89.64, spots: ['player-pair'] },
  { label: 'Banker pair', pays: '12×', percent: 89.64, spots: ['banker-pair'] },
];
