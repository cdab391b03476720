import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import type { GridWin } from '../grid-step.ts';
import { type Grid, sumOfUnits } from '../line-game.rules.ts';

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

/** Every combination of one matching cell on each reel from the left is a way. */
export function rowWin(grid: Grid, symbol: number): GridWin | undefined {
  const cells: [number, number][] = [];
  let ways = 1;
  let count = 0;
  for (const [reel, rows] of grid.entries()) {
    const hits = rows.flatMap((each, row) => (each === symbol || each === wild ? [row] : []));
    if (hits.length === 0) break;
    ways *= hits.length;
    count += 1;
    for (const row of hits) cells.push([reel, row]);
  }
  const units = (rowPays[symbol]?.[count - 3] ?? 0) * ways;
  return units === 0 ? undefined : { symbol, count, cells, units };
}

export function rowWins(grid: Grid): GridWin[] {
  return rowPays.map((_, symbol) => rowWin(grid, symbol)).filter((win) => win !== undefined);
}

function drawRound(draw: Draw): Outcome {
  const grid = Array.from({ length: reels }, (_, reel) => drawReel(reel, draw));
  const wins = rowWins(grid);
  return { units: sumOfUnits(wins), view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

function unitsOf(draw: Draw): number {
  const ways = new Array<number>(rowPays.length).fill(1);
  let units = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const counts = new Array<number>(wild + 1).fill(0);
    const height = fewestRows + draw(mostRows - fewestRows + 1);
    for (let row = 0; row < height; row += 1) {
      const symbol = symbolsOfReel[reel]?.[draw(100)] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
    for (let symbol = 0; symbol < wild; symbol += 1) {
      const before = ways[symbol] ?? 0;
      const hits = (counts[symbol] ?? 0) + (counts[wild] ?? 0);
      if (hits === 0) units += before * (rowPays[symbol]?.[reel - 3] ?? 0);
      ways[symbol] = before * hits;
    }
  }
  return ways.reduce((sum, each, symbol) => sum + each * (rowPays[symbol]?.[2] ?? 0), units);
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
    'A symbol pays when it stands anywhere on three or more reels in a row from the left, multiplied by the number of ways.',
    'The wild stands on reels two, three and four and replaces every symbol.',
  ],
  paytable: [
    ...rowPays.map((units, symbol) => ({ label: 'each way', symbol, pays: paysOfAKind(units, denominator) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawRound,
};
