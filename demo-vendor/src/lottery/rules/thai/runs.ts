import { numberOf } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';

interface Run {
  code: string;
  name: string;
  rule: string;
  prize: string;
  /** Number of last digits that count. */
  digits: number;
  pays: string;
  returns: number;
}

/** Bets on one digit among the last ones; how often it appears makes no difference. */
export const runPlays: readonly Play[] = [
  run({
    code: 'RUN_TOP',
    name: 'Run Top',
    prize: '1ST',
    digits: 3,
    pays: '3.50',
    returns: 0.9485,
    rule: 'Wins once when your digit is among the last three of the first prize.',
  }),
  run({
    code: 'RUN_BOTTOM',
    name: 'Run Bottom',
    prize: 'LAST2',
    digits: 2,
    pays: '5.00',
    returns: 0.95,
    rule: 'Wins once when your digit is in the two-digit prize.',
  }),
];

function run({ prize, digits, pays, ...named }: Run): Play {
  return {
    type: { ...named, ...pick(1, 1), odds: paying({ Digit: pays }) },
    hits: (numbers, drawn) => hitIf(numberOf(drawn, prize).slice(-digits).includes(onlyNumber(numbers)), 'Digit'),
  };
}
