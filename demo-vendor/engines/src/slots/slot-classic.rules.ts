import { type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import type { GridWin } from './reels/grid-step.ts';
import { drawGrid } from './reels/strips.rules.ts';

/** Three equal strips of 24 stops: 6 5 5 4 3 1 of the six symbols. */
export const classicStrip = [0, 1, 2, 3, 0, 4, 1, 2, 0, 3, 1, 4, 0, 2, 1, 3, 0, 5, 2, 1, 4, 3, 0, 2];
export const classicStrips = [classicStrip, classicStrip, classicStrip];

/** Units for three of a kind on a line, by symbol. */
export const classicPays = [13, 18, 25, 40, 80, 400];

/** Row of each reel: three rows and both diagonals. */
const classicLines: [number, number, number][] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

export function classicWins(grid: readonly (readonly number[])[]): GridWin[] {
  return classicLines.flatMap((line) => {
    const [first, second, third] = line.map((row, reel) => grid[reel]?.[row]);
    if (first === undefined || first !== second || first !== third) return [];
    const cells = line.map((row, reel): [number, number] => [reel, row]);
    return [{ symbol: first, count: 3, cells, units: classicPays[first] ?? 0 }];
  });
}

function drawClassic(draw: (bound: number) => number): Outcome {
  const grid = drawGrid(classicStrips, 3, draw);
  const wins = classicWins(grid);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return { units, view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

export const slotClassic: Engine = {
  id: 'slot-classic',
  title: 'Classic three reels',
  denominator: 5,
  returnPercent: 96.23,
  returnBasis: 'exact',
  reels: 3,
  rows: 3,
  lines: 5,
  choices: [],
  rules: [
    'Three reels of 24 stops, five lines: three rows and both diagonals.',
    'Three of a kind on a line pays. A line costs a fifth of the stake.',
  ],
  paytable: classicPays.map((units, symbol) => ({ label: '3 on a line', symbol, pays: stakeMultiple(units, 5) })),
  draw: drawClassic,
};
