import { numbersOf, sorted } from '../board.ts';
import type { DrawnNumbers } from '../lottery-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';

/** Bets on the last two and the last three balls: in order, and as groups in any order. */
export const lastDigits: readonly Play[] = [
  straight(2, 'Last two', 'Wins when the last two balls are your number, in order.', '95.00', 0.95),
  straight(3, 'Last three', 'Wins when the last three balls are your number, in order.', '940.00', 0.94),
  group({
    code: 'LAST_2_GROUP',
    name: 'Last two, any order',
    balls: 2,
    count: 2,
    pays: '47.00',
    returns: 0.94,
    rule: 'Choose two different digits. Wins when the last two balls are these two, in any order.',
  }),
  group({
    code: 'LAST_3_G3',
    name: 'Last three, group 3',
    balls: 3,
    count: 2,
    pays: '157.00',
    returns: 0.942,
    rule: 'Choose two different digits. Wins when the last three balls are these two, one of them twice, in any order.',
  }),
  group({
    code: 'LAST_3_G6',
    name: 'Last three, group 6',
    balls: 3,
    count: 3,
    pays: '157.00',
    returns: 0.942,
    rule: 'Choose three different digits. Wins when the last three balls are these three, in any order.',
  }),
];

const lastOf = (drawn: DrawnNumbers, balls: number) => numbersOf(drawn, 'BALLS').slice(-balls).join('');

function straight(balls: number, name: string, rule: string, pays: string, returns: number): Play {
  return {
    type: {
      code: `LAST_${balls}`,
      name,
      rule,
      ...pick(1, balls),
      odds: paying({ 'In order': pays }),
      returns,
    },
    hits: (numbers, drawn) => hitIf(lastOf(drawn, balls) === onlyNumber(numbers), 'In order'),
  };
}

interface Group {
  code: string;
  name: string;
  rule: string;
  /** `balls`: number of last balls; `count`: number of different digits they must have. */
  balls: number;
  count: number;
  pays: string;
  returns: number;
}

function group({ balls, count, pays, ...named }: Group): Play {
  return {
    type: { ...named, ...pick(count, 1), odds: paying({ 'Any order': pays }) },
    hits(numbers, drawn) {
      const seen = [...new Set(lastOf(drawn, balls))].join('');
      return hitIf(sorted(seen) === sorted(numbers.join('')), 'Any order');
    },
  };
}
