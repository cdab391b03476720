import { countOf, numbersOf } from '../board.ts';
import { onlyNumber, type Play, pick } from '../play.ts';

/** What players read of a prize, and what it pays a big bet. */
export const bigPrizes = [
  { prize: '1ST', won: '1st prize', pays: '3600.00' },
  { prize: '2ND', won: '2nd prize', pays: '1440.00' },
  { prize: '3RD', won: '3rd prize', pays: '720.00' },
  { prize: 'SPECIAL', won: 'Special prize', pays: '240.00' },
  { prize: 'CONSOL', won: 'Consolation prize', pays: '120.00' },
] as const;

interface Draft {
  code: string;
  name: string;
  rule: string;
  /** Last digits that are looked at. */
  digits: 3 | 4;
  prizes: readonly { prize: string; won: string; pays: string }[];
  returns: number;
}

/** Bets on whole numbers, or on the last three digits, in order; each prize that hits pays. */
export const prizePlays: readonly Play[] = [
  play({
    ...{ code: '4D', name: '4D Big', digits: 4, prizes: bigPrizes, returns: 0.936 },
    rule: 'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.',
  }),
  play({
    ...{ code: '4D_SMALL', name: '4D Small', digits: 4, returns: 0.94 },
    rule: 'Pays for the first, second and third prize alone, and more than Big.',
    prizes: [
      { prize: '1ST', won: '1st prize', pays: '5400.00' },
      { prize: '2ND', won: '2nd prize', pays: '2600.00' },
      { prize: '3RD', won: '3rd prize', pays: '1400.00' },
    ],
  }),
  play({
    ...{ code: '4A', name: '4A', digits: 4, returns: 0.93 },
    rule: 'Wins when the first prize is your number.',
    prizes: [{ prize: '1ST', won: '1st prize', pays: '9300.00' }],
  }),
  play({
    ...{ code: '3A', name: '3A', digits: 3, returns: 0.93 },
    rule: 'Wins when the first prize ends with your three digits.',
    prizes: [{ prize: '1ST', won: '1st prize', pays: '930.00' }],
  }),
  play({
    ...{ code: '3ABC', name: '3ABC', digits: 3, returns: 0.93 },
    rule: 'Pays for each of the first, second and third prizes that ends with your three digits.',
    prizes: [
      { prize: '1ST', won: '1st prize', pays: '310.00' },
      { prize: '2ND', won: '2nd prize', pays: '310.00' },
      { prize: '3RD', won: '3rd prize', pays: '310.00' },
    ],
  }),
];

function play({ digits, prizes, ...named }: Draft): Play {
  return {
    type: { ...named, ...pick(1, digits), odds: prizes.map(({ won, pays }) => ({ won, pays })) },
    hits: (numbers, drawn) =>
      prizes.map(({ prize, won }) => {
        const ends = numbersOf(drawn, prize).map((number) => number.slice(-digits));
        return { won, times: countOf(ends, onlyNumber(numbers)) };
      }),
  };
}
