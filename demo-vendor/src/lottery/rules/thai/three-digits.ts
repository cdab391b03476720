import { countOf, numberOf, numbersOf, sorted } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pick } from '../play.ts';

const straight: Play = {
  type: {
    code: '3TOP',
    name: '3 Top',
    rule: 'Wins when the first prize ends with your three digits, in order.',
    ...pick(1, 3),
    odds: paying({ 'In order': '930.00' }),
    returns: 0.93,
  },
  hits: (numbers, drawn) => hitIf(numberOf(drawn, '1ST').slice(-3) === onlyNumber(numbers), 'In order'),
};

/** Forms by number of different digits. */
const forms = ['Three of one digit', 'Two of one digit', 'Three different digits'] as const;

const anyOrder: Play = {
  type: {
    code: '3TOD',
    name: '3 Tod',
    rule: 'Wins when the last three digits of the first prize are yours in any order. The fewer ways your digits can be ordered, the more it pays.',
    ...pick(1, 3),
    odds: paying({ 'Three different digits': '157.00', 'Two of one digit': '313.00', 'Three of one digit': '940.00' }),
    returns: 0.939,
  },
  hits(numbers, drawn) {
    const number = onlyNumber(numbers);
    const form = forms[new Set(number).size - 1];
    const isHit = sorted(numberOf(drawn, '1ST').slice(-3)) === sorted(number);
    return form && isHit ? [{ won: form, times: 1 }] : [];
  },
};

/** The straight bet, any order, and two prizes of two numbers each, which may be equal and then pay twice. */
export const threeDigitPlays: readonly Play[] = [
  straight,
  anyOrder,
  ofTwo('3FRONT', '3 Front', 'Pays for each of the two front numbers that is yours, in order.', 'FRONT3'),
  ofTwo('3BOTTOM', '3 Bottom', 'Pays for each of the two bottom numbers that is yours, in order.', 'LAST3'),
];

function ofTwo(code: string, name: string, rule: string, prize: string): Play {
  return {
    type: { code, name, rule, ...pick(1, 3), odds: paying({ 'Each hit': '470.00' }), returns: 0.94 },
    hits: (numbers, drawn) => [{ won: 'Each hit', times: countOf(numbersOf(drawn, prize), onlyNumber(numbers)) }],
  };
}
