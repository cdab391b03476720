import { chipEngine } from '../chips.rules.ts';
import { rouletteReturns } from './roulette.returns.ts';
import { denominator, drawRound, spots, spotUnits } from './roulette.rules.ts';

export const roulette = chipEngine(
  {
    id: 'roulette',
    title: 'European roulette, single zero',
    rules: [
      'A ball falls on one of 37 numbers, 0 to 36, each equally likely. Lay chips on up to 20 places before it rolls.',
      'A winning chip returns 36 chips divided by the numbers it covers, the chip itself among them. Zero is neither even, odd, red, black, low nor high.',
      'Every bet returns the same 36 of 37 in the long run.',
    ],
  },
  { denominator, spots, returns: rouletteReturns, drawRound, spotUnits },
  'red',
  ({ number }, choice) => ({ kind: 'roulette', choice, number }),
);
