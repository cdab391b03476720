import { drawBoard, layoutOf, numberOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';
import { runPlays } from './runs.ts';
import { threeDigitPlays } from './three-digits.ts';

const layout = layoutOf([6, { '1ST': 1 }], [3, { FRONT3: 2, LAST3: 2 }], [2, { LAST2: 1 }]);

/** Bets on two digits in order: the end of the first prize, and the prize of two digits. */
const twoDigitPlays: readonly Play[] = [
  two('2TOP', '2 Top', 'Wins when the first prize ends with your two digits, in order.', '1ST'),
  two('2BOTTOM', '2 Bottom', 'Wins when the two-digit prize is your number.', 'LAST2'),
];

/** A draw like the Thai lottery: first prize, two numbers each of FRONT3 and LAST3, and one of two digits. */
export const thai = defineKind({
  code: 'thai',
  plays: [...threeDigitPlays, ...twoDigitPlays, ...runPlays],
  draw: (draw) => drawBoard(layout, draw),
});

function two(code: string, name: string, rule: string, prize: string): Play {
  return {
    type: { code, name, rule, ...pick(1, 2), odds: paying({ 'In order': '94.00' }), returns: 0.94 },
    hits: (numbers, drawn) => hitIf(numberOf(drawn, prize).slice(-2) === onlyNumber(numbers), 'In order'),
  };
}
