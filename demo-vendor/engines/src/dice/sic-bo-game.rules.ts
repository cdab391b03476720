import { chipEngine } from '../chips.rules.ts';
import { sicBoReturns } from './sic-bo.returns.ts';
import { denominator, drawRound, spots, spotUnits } from './sic-bo.rules.ts';

export const sicBo = chipEngine(
  {
    id: 'sic-bo',
    title: 'Sic bo, three dice',
    rules: [
      'Three fair dice are rolled. Place chips on up to 20 spots before the roll; payouts include the chip itself.',
      'A triple loses small, big, odd and even.',
    ],
  },
  { denominator, spots, returns: sicBoReturns, drawRound, spotUnits },
  'small',
  ({ 0: first, 1: second, 2: third }, choice) => ({ kind: 'sic-bo', choice, dice: [first, second, third] }),
);
