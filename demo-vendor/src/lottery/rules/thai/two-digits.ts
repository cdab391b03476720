import { numberOf } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';

/** Bets on two digits in order: the end of the first prize, and the prize of two digits. */
export const twoDigitPlays: readonly Play[] = [
  two('2TOP', '2 Top', 'Wins when the first prize ends with your two digits, in order.', '1ST'),
  two('2BOTTOM', '2 Bottom', 'Wins when the prize of two digits is your number.', 'LAST2'),
];

function two(code: string, name: string, rule: string, prize: string): Play {
  return {
    type: { code, name, rule, ...pick(1, 2), odds: paying({ 'In order': '94.00' }), returns: 0.94 },
    hits: (numbers, drawn) => hitIf(numberOf(drawn, prize).slice(-2) === onlyNumber(numbers), 'In order'),
  };
}
