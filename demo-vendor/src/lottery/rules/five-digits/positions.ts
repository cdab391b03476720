import { numbersOf } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';

/** Bets on the digit of one ball. */
export const positions: readonly Play[] = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name, at) => ({
  type: {
    code: `POS_${at + 1}`,
    name: `${name} ball`,
    rule: `Wins when the ${name.toLowerCase()} ball is your digit.`,
    ...pick(1, 1),
    odds: paying({ Digit: '9.50' }),
    returns: 0.95,
  },
  hits: (numbers, drawn) => hitIf(numbersOf(drawn, 'BALLS')[at] === onlyNumber(numbers), 'Digit'),
}));
