import { numbersOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';
import { lastDigits } from './last-digits.ts';
import { dragonTiger, sumPlay } from './sum-and-tiger.ts';

/** Bets on the digit of one ball. */
const positions: readonly Play[] = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name, at) => ({
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

/** Bets on digits that are all among the five balls, in any position and number. */
const anyDigits: readonly Play[] = [
  any(1, 'Any digit', 'Wins once when your digit is on any of the five balls.', '2.30', 0.9419),
  any(2, 'Any two digits', 'Choose two different digits. Wins when both are among the five balls.', '6.45', 0.9462),
  any(3, 'Any three digits', 'Choose three different digits. Wins when all are among the five balls.', '21.60', 0.9396),
];

/** Five balls, each an independent digit from 0 to 9. */
export const fiveDigits = defineKind({
  code: 'five-digits',
  plays: [sumPlay, dragonTiger, ...positions, ...anyDigits, ...lastDigits],
  draw: (draw) => [{ prize: 'BALLS', numbers: Array.from({ length: 5 }, () => String(draw(10))) }],
});

function any(count: number, name: string, rule: string, pays: string, returns: number): Play {
  return {
    type: {
      code: `ANY_${count}`,
      name,
      rule,
      ...pick(count, 1),
      odds: paying({ 'All digits': pays }),
      returns,
    },
    hits(numbers, drawn) {
      const balls = numbersOf(drawn, 'BALLS');
      return hitIf(
        numbers.every((number) => balls.includes(number)),
        'All digits',
      );
    },
  };
}
