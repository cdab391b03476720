import { countOf, numbersOf } from '../board.ts';
import { onlyNumber, type Play, pick } from '../play.ts';

/** Prize names shown to players. */
const names = {
  '1ST': '1st prize',
  '2ND': '2nd prize',
  '3RD': '3rd prize',
  SPECIAL: 'Special prize',
  CONSOL: 'Consolation prize',
} as const;

type PrizeCode = keyof typeof names;

interface Prize {
  prize: PrizeCode;
  won: string;
  pays: string;
}

/** Builds the paying prizes, in the order of the board. */
function prizes(pays: Partial<Record<PrizeCode, string>>): readonly Prize[] {
  const codes: readonly PrizeCode[] = ['1ST', '2ND', '3RD', 'SPECIAL', 'CONSOL'];
  return codes.flatMap((prize) => {
    const each = pays[prize];
    return each === undefined ? [] : [{ prize, won: names[prize], pays: each }];
  });
}

/** Payouts of a big bet. */
export const bigPrizes = prizes({
  '1ST': '3600.00',
  '2ND': '1440.00',
  '3RD': '720.00',
  SPECIAL: '240.00',
  CONSOL: '120.00',
});

interface Draft {
  code: string;
  name: string;
  rule: string;
  /** Number of last digits that count. */
  digits: 3 | 4;
  prizes: readonly Prize[];
  returns: number;
}

/** Bets on whole numbers, or on the last three digits, in order; each prize that hits pays. */
export const prizePlays: readonly Play[] = [
  play({
    code: '4D',
    name: '4D Big',
    digits: 4,
    prizes: bigPrizes,
    returns: 0.936,
    rule: 'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.',
  }),
  play({
    code: '4D_SMALL',
    name: '4D Small',
    digits: 4,
    returns: 0.94,
    rule: 'Pays only for the first, second and third prizes, but more than Big.',
    prizes: prizes({ '1ST': '5400.00', '2ND': '2600.00', '3RD': '1400.00' }),
  }),
  play({
    code: '4A',
    name: '4A',
    digits: 4,
    returns: 0.93,
    rule: 'Wins when the first prize is your number.',
    prizes: prizes({ '1ST': '9300.00' }),
  }),
  play({
    code: '3A',
    name: '3A',
    digits: 3,
    returns: 0.93,
    rule: 'Wins when the first prize ends with your three digits.',
    prizes: prizes({ '1ST': '930.00' }),
  }),
  play({
    code: '3ABC',
    name: '3ABC',
    digits: 3,
    returns: 0.93,
    rule: 'Pays for each of the first, second and third prizes that ends with your three digits.',
    prizes: prizes({ '1ST': '310.00', '2ND': '310.00', '3RD': '310.00' }),
  }),
];

function play({ digits, prizes: paid, ...named }: Draft): Play {
  return {
    type: { ...named, ...pick(1, digits), odds: paid.map(({ won, pays }) => ({ won, pays })) },
    hits: (numbers, drawn) =>
      paid.map(({ prize, won }) => {
        const ends = numbersOf(drawn, prize).map((number) => number.slice(-digits));
        return { won, times: countOf(ends, onlyNumber(numbers)) };
      }),
  };
}
