import type { LotteryGame } from '../lottery-game.ts';
import type { GameView } from '../lottery-shapes.ts';

const prices = {
  title: 'Prices and prizes',
  lines: [
    'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.',
    'Odds include the stake: a line of 1.00 at 99.50 pays 99.50. Payouts are rounded down to the cent, line by line.',
  ],
};

const drawn = [
  {
    title: 'Draws',
    lines: [
      'The studio’s clock decides: bets that arrive after closing are not accepted.',
      'A ticket can enter up to 20 draws in a row. You pay for all of them at once, and either all are accepted or none: if one cannot be paid, all are refunded except those already drawn by then.',
      'After the draw, a ticket is “settling” until its prize is in your balance. It is settled once, however long that takes.',
      'With “stop after winning”, all draws after the first winning one are refunded.',
      'If a draw is cancelled, its stake is refunded. If a result is corrected, tickets are settled again by the correct one; draws refunded after a win stay refunded.',
    ],
  },
  {
    title: 'Fairness',
    lines: [
      'A draw’s numbers come from a seed. Its SHA-256 is shown while tickets are on sale, the seed itself with the result, so anyone can verify the numbers.',
    ],
  },
];

const instant = [
  {
    title: 'Fairness',
    lines: [
      'A ticket is drawn when you buy it, from a seed whose SHA-256 is shown beforehand and the number your page gives the ticket. The seed is published with the result, so you can verify it.',
    ],
  },
];

/** Returns the paragraphs of the rules sheet, in addition to the rules of each play type. */
export function rulesSheet({ schedule }: LotteryGame): GameView['rules'] {
  return [prices, ...(schedule.kind === 'instant' ? instant : drawn)];
}
