import { chipEngine } from '../chips.rules.ts';
import { denominator, drawRound, spots, spotUnits } from './roulette.rules.ts';

const paytable = [
  { label: 'Number', pays: '36×' },
  { label: 'Split, two numbers', pays: '18×' },
  { label: 'Street, three numbers', pays: '12×' },
  { label: 'Corner or first four, four numbers', pays: '9×' },
  { label: 'Six line, six numbers', pays: '6×' },
  { label: 'Dozen or column', pays: '3×' },
  { label: 'Red, black, even, odd, 1 to 18, 19 to 36', pays: '2×' },
];

export const roulette = chipEngine(
  {
    id: 'roulette',
    title: 'European roulette, single zero',
    returnPercent: (100 * 36) / 37,
    returnBasis: 'exact',
    rules: [
      'A ball falls on one of 37 numbers, 0 to 36, each equally likely. Lay chips on up to 20 places before it rolls.',
      'A winning chip returns 36 chips divided by the numbers it covers, the chip itself among them. Zero is neither even, odd, red, black, low nor high.',
      'Every bet returns the same 36 of 37 in the long run.',
    ],
    paytable,
  },
  { denominator, spots, drawRound, spotUnits },
  'red',
  ({ number }, choice) => ({ kind: 'roulette', choice, number }),
);
