import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import { sumOfUnits } from './reels/line-game.rules.ts';
import { symbolCounts } from './reels/strips.rules.ts';
import { unitsOfWays, type WaysGame, wayWins } from './reels/ways.rules.ts';

const reels = 5;
const wild = 8;
const denominator = 20;
export const fewestRows = 2;
export const mostRows = 7;

/** Cells out of 100 that show each symbol; the last is the wild, which the inner reels have. */
export const outerWeights = [18, 17, 16, 14, 12, 10, 8, 5, 0];
export const innerWeights = [18, 17, 15, 13, 12, 10, 8, 4, 3];

/** Units for three, four and five of a kind, for each way, by symbol. */
export const rowPays: readonly (readonly [number, number, number])[] = [
  [2, 3, 4],
  [2, 3, 4],
  [2, 4, 6],
  [2, 5, 10],
  [3, 6, 13],
  [3, 9, 26],
  [6, 20, 65],
  [16, 64, 320],
];

const spread = (weights: readonly number[]) =>
  weights.flatMap((weight, symbol) => new Array<number>(weight).fill(symbol));
const symbolsOfReel = [outerWeights, innerWeights, innerWeights, innerWeights, outerWeights].map(spread);

function drawReel(reel: number, draw: Draw): number[] {
  const height = fewestRows + draw(mostRows - fewestRows + 1);
  const rows = new Array<number>(height);
  for (let row = 0; row < height; row += 1) rows[row] = symbolsOfReel[reel]?.[draw(100)] ?? 0;
  return rows;
}

export const rowsGame: WaysGame = { pays: rowPays, wild };

function drawRound(draw: Draw): Outcome {
  const grid = Array.from({ length: reels }, (_, reel) => drawReel(reel, draw));
  const wins = wayWins(rowsGame, grid);
  return { units: sumOfUnits(wins), view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

function unitsOf(draw: Draw): number {
  return unitsOfWays(rowsGame, reels, (reel) => symbolCounts(drawReel(reel, draw), wild + 1));
}

export const slotRows: Engine = {
  id: 'slot-rows',
  title: 'Growing reels, up to 16,807 ways',
  denominator,
  returnPercent: 94.02,
  returnBasis: 'exact',
  reels,
  rows: mostRows,
  lines: mostRows ** reels,
  choices: [],
  rules: [
    'Each reel stops with two to seven rows, each height equally likely, so that a round has between 32 and 16,807 ways.',
    'A symbol pays when it appears anywhere on three or more reels in a row from the left, multiplied by the number of ways.',
    'The wild appears on reels two, three and four and replaces every symbol.',
  ],
  paytable: [
    ...rowPays.map((units, symbol) => ({ label: 'each way', symbol, pays: paysOfAKind(units, denominator) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawRound,
};
