import type { LotteryGame } from '../lottery-game.ts';
import type { GameView } from '../lottery-shapes.ts';

const prices = {
  title: 'Prices and prizes',
  lines: [
    'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.',
    'Odds hold the stake: a line of 1.00 at 99.50 pays 99.50. What a line pays is rounded down to the cent.',
  ],
};

const drawn = [
  {
    title: 'Draws',
    lines: [
      'The clock of the studio decides: what comes after the close is not taken.',
      'A ticket may take part in up to 20 draws in a row. All of them are paid at once, and all are taken or none: if one cannot be paid, all go back but those that are drawn by then.',
      'A ticket that is drawn is being settled until its prize is on your balance. It is settled once, however long that takes.',
      'With “stop after winning”, the draws after the first that wins are given back.',
      'A draw that is cancelled gives its stake back. Where a result is corrected, tickets are settled again by the right one; draws that were given back after a win stay so.',
    ],
  },
  {
    title: 'Fairness',
    lines: [
      'The numbers of a draw come from a seed. Its SHA-256 is shown while tickets are sold, the seed itself with the result: anybody can draw the numbers again.',
    ],
  },
];

const instant = [
  {
    title: 'Fairness',
    lines: [
      'A ticket is drawn when it is bought, from a seed whose SHA-256 is shown before and from the number that your page gives the ticket. The seed is told with the result: you can draw it again.',
    ],
  },
];

/** Returns the paragraphs of the rules sheet, in addition to the rules of each play type. */
export function rulesSheet({ schedule }: LotteryGame): GameView['rules'] {
  return [prices, ...(schedule.kind === 'instant' ? instant : drawn)];
}
