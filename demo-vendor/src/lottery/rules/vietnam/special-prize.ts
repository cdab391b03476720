import { numberOf } from '../board.ts';
import type { DrawnNumbers } from '../lottery-kind.ts';
import { hitIf, onlyNumber, type Play, paying, pick, pickOne } from '../play.ts';

const special = (drawn: DrawnNumbers) => numberOf(drawn, 'DB');

/** Bets on the special prize only; the same in every region. */
export const specialPlays: readonly Play[] = [
  tail(2, '95.00', 0.95),
  tail(3, '930.00', 0.93),
  tail(4, '9200.00', 0.92),
  digit('DB_TENS', 'Special, tens digit', 'Wins when the second-to-last digit of the special prize is yours.', -2),
  digit('DB_UNITS', 'Special, units digit', 'Wins when the last digit of the special prize is yours.', -1),
  {
    type: {
      code: 'DB_BIG_SMALL',
      name: 'Special, big or small',
      rule: 'Looks at the last two digits of the special prize: Big is 50 to 99, Small 00 to 49; Odd and Even by the last digit.',
      ...pickOne([
        ['BIG', 'Big'],
        ['SMALL', 'Small'],
        ['ODD', 'Odd'],
        ['EVEN', 'Even'],
      ]),
      odds: paying({ Tail: '1.90' }),
      returns: 0.95,
    },
    hits(numbers, drawn) {
      const ending = Number(special(drawn).slice(-2));
      const won = [ending >= 50 ? 'BIG' : 'SMALL', ending % 2 === 1 ? 'ODD' : 'EVEN'];
      return hitIf(won.includes(onlyNumber(numbers)), 'Tail');
    },
  },
];

function tail(length: number, pays: string, returns: number): Play {
  return {
    type: {
      code: `DB_${length}D`,
      name: `Special ${length}D`,
      rule: `Wins when the special prize ends with your ${length} digits.`,
      ...pick(1, length),
      odds: paying({ 'Special prize': pays }),
      returns,
    },
    hits: (numbers, drawn) => hitIf(special(drawn).slice(-length) === onlyNumber(numbers), 'Special prize'),
  };
}

function digit(code: string, name: string, rule: string, at: number): Play {
  return {
    type: { code, name, rule, ...pick(1, 1), odds: paying({ Digit: '9.50' }), returns: 0.95 },
    hits: (numbers, drawn) => hitIf(special(drawn).at(at) === onlyNumber(numbers), 'Digit'),
  };
}
