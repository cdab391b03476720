import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import { pick } from '../pick.rules.ts';

const bingoBalls = 75;
/** How many balls are called. */
const bingoCalled = 60;
const perColumn = 15;
const middle = 12;

/** Prizes in whole stakes for `lines` (rows, columns, diagonals) completed within `balls`. All reached are paid. */
export const bingoPrizes = [
  { prize: 'Quick line', lines: 1, balls: 15, stakes: 12 },
  { prize: 'Line', lines: 1, balls: 30, stakes: 3 },
  { prize: 'Two lines', lines: 2, balls: 34, stakes: 4 },
  { prize: 'Full house', lines: 12, balls: 60, stakes: 150 },
  { prize: 'Quick full house', lines: 12, balls: 54, stakes: 2000 },
];

/** Cells of the twelve lines; cells are numbered row by row. */
export const bingoLines: readonly (readonly number[])[] = [
  ...Array.from({ length: 5 }, (_, row) => [0, 1, 2, 3, 4].map((column) => row * 5 + column)),
  ...Array.from({ length: 5 }, (_, column) => [0, 1, 2, 3, 4].map((row) => row * 5 + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** Draws a card, row by row: column B has numbers 1 to 15, I 16 to 30 and so on; 0 in the middle is free. */
export function printBingoCard(draw: Draw): number[] {
  const card = new Array<number>(25).fill(0);
  for (let column = 0; column < 5; column += 1) {
    const numbers = pick(draw, 5, perColumn);
    for (let row = 0; row < 5; row += 1) card[row * 5 + column] = column * perColumn + 1 + (numbers[row] ?? 0);
  }
  card[middle] = 0;
  return card;
}

const callBalls = (draw: Draw) => pick(draw, bingoCalled, bingoBalls).map((place) => place + 1);

const never = 99;

/** Returns the ball that completes each line, in ascending order; 99 for never. */
export function linesDoneAt(card: readonly number[], balls: readonly number[]): Uint8Array {
  const calledAt = new Uint8Array(bingoBalls + 1).fill(never);
  calledAt[0] = 0;
  for (let i = 0; i < balls.length; i += 1) calledAt[balls[i] ?? 0] = i + 1;
  const done = new Uint8Array(bingoLines.length);
  for (const [i, line] of bingoLines.entries()) {
    for (const cell of line) done[i] = Math.max(done[i] ?? 0, calledAt[card[cell] ?? 0] ?? never);
  }
  return done.sort();
}

function play(draw: Draw): Outcome {
  const card = printBingoCard(draw);
  const balls = callBalls(draw);
  const done = linesDoneAt(card, balls);
  const prizes = bingoPrizes
    .map(({ prize, lines, balls: within, stakes }) => ({ prize, atBall: done[lines - 1] ?? never, within, stakes }))
    .filter(({ atBall, within }) => atBall <= within)
    .map(({ prize, atBall, stakes }) => ({ prize, atBall, stakes }))
    .sort((a, b) => a.atBall - b.atBall);
  const units = prizes.reduce((sum, { stakes }) => sum + stakes, 0);
  return { units, view: { kind: 'bingo', card, balls, prizes } };
}

function unitsOf(draw: Draw): number {
  const card = printBingoCard(draw);
  const done = linesDoneAt(card, callBalls(draw));
  let units = 0;
  for (const { lines, balls, stakes } of bingoPrizes) if ((done[lines - 1] ?? never) <= balls) units += stakes;
  return units;
}

export const bingo: Engine = {
  id: 'bingo',
  title: 'Bingo with 75 balls',
  denominator: 1,
  returnPercent: 95.97,
  returnBasis: 'exact',
  reels: 5,
  rows: 5,
  lines: 12,
  choices: [],
  rules: [
    'Your card has 24 numbers and a free place in the middle. Sixty of 75 balls are called, each equally likely, none twice.',
    'Rows, columns and both diagonals are lines. Every prize that you reach within its number of balls is paid.',
  ],
  paytable: bingoPrizes
    .map(({ prize, balls, stakes }) => ({ label: `${prize} within ${balls} balls`, pays: stakeMultiple(stakes, 1) }))
    .reverse(),
  unitsOf,
  draw: play,
};
