import { numbersOf } from '../board.ts';
import type { DrawnNumbers } from '../lottery-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pickOne } from '../play.ts';

const sums = ['4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17'] as const;

/** Sums that are equally likely pay the same. */
const pairs = [
  { sums: ['4', '17'], won: '4 or 17', pays: '68.40' },
  { sums: ['5', '16'], won: '5 or 16', pays: '34.20' },
  { sums: ['6', '15'], won: '6 or 15', pays: '20.50' },
  { sums: ['7', '14'], won: '7 or 14', pays: '13.65' },
  { sums: ['8', '13'], won: '8 or 13', pays: '9.75' },
  { sums: ['9', '12'], won: '9 or 12', pays: '8.20' },
  { sums: ['10', '11'], won: '10 or 11', pays: '7.60' },
] as const;

const sumOf = (drawn: DrawnNumbers) => numbersOf(drawn, 'DICE').reduce((total, die) => total + Number(die), 0);
const isTriple = (drawn: DrawnNumbers) => new Set(numbersOf(drawn, 'DICE')).size === 1;

/** Bets on the sum; 3 and 18 are sold as triples. */
export const sumPlay: Play = {
  type: {
    code: 'SUM',
    name: 'Sum',
    rule: 'Wins when the three dice add up to your sum. The rarer the sum, the more it pays.',
    ...pickOne(sums.map((sum) => [sum, sum])),
    odds: pairs.map(({ won, pays }) => ({ won, pays })),
    returns: 0.9479,
  },
  hits(numbers, drawn) {
    const sum = String(sumOf(drawn));
    const pair = pairs.find((each) => each.sums.some((one) => one === sum));
    return pair && onlyNumber(numbers) === sum ? [{ won: pair.won, times: 1 }] : [];
  },
};

/** Bets on halves of the sum; a triple loses all of them. */
export const sumSides: Play = {
  type: {
    code: 'BIG_SMALL',
    name: 'Big or small',
    rule: 'Big is a sum of 11 to 17, Small is 4 to 10; Odd and Even go by the sum. All of these lose on a triple.',
    ...pickOne([
      ['BIG', 'Big'],
      ['SMALL', 'Small'],
      ['ODD', 'Odd'],
      ['EVEN', 'Even'],
    ]),
    odds: paying({ Sum: '1.95' }),
    returns: 0.9479,
  },
  hits(numbers, drawn) {
    const sum = sumOf(drawn);
    const won = [sum >= 11 ? 'BIG' : 'SMALL', sum % 2 === 1 ? 'ODD' : 'EVEN'];
    return hitIf(!isTriple(drawn) && won.includes(onlyNumber(numbers)), 'Sum');
  },
};
