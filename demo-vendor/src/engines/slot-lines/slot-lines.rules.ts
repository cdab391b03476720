import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import type { GridWin } from '../grid-step.ts';
import { countShown, drawStops, type LineGame, unitsOnLines } from '../line-game.rules.ts';
import { drawGrid } from '../strips.rules.ts';
import { reelStrips, scatter, wild } from './slot-lines.strips.ts';

/** Units for three, four and five of a kind from the left, by symbol. */
export const linePays: readonly (readonly [number, number, number])[] = [
  [10, 30, 100],
  [10, 30, 100],
  [12, 40, 150],
  [15, 60, 250],
  [20, 80, 300],
  [40, 150, 600],
  [60, 300, 1500],
  [100, 600, 5000],
];
/** Units for three, four and five scatters anywhere. */
export const scatterPays: readonly number[] = [20, 150, 1000];

export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

export function lineWin(grid: readonly (readonly number[])[], line: readonly number[]): GridWin | undefined {
  const symbol = grid[0]?.[line[0] ?? 0] ?? scatter;
  if (symbol === scatter) return undefined;
  let count = 1;
  while (count < 5) {
    const next = grid[count]?.[line[count] ?? 0];
    if (next !== symbol && next !== wild) break;
    count += 1;
  }
  const units = linePays[symbol]?.[count - 3] ?? 0;
  if (units === 0) return undefined;
  return { symbol, count, units, cells: line.slice(0, count).map((row, reel): [number, number] => [reel, row]) };
}

export function scatterWin(grid: readonly (readonly number[])[]): GridWin | undefined {
  const cells = grid.flatMap((rows, reel) =>
    rows.flatMap((symbol, row): [number, number][] => (symbol === scatter ? [[reel, row]] : [])),
  );
  const units = scatterPays[cells.length - 3] ?? 0;
  return units === 0 ? undefined : { symbol: scatter, count: cells.length, units, cells };
}

export function lineWins(grid: readonly (readonly number[])[]): GridWin[] {
  const wins = [...payLines.map((line) => lineWin(grid, line)), scatterWin(grid)];
  return wins.filter((win) => win !== undefined);
}

function drawLines(draw: (bound: number) => number): Outcome {
  const grid = drawGrid(reelStrips, 3, draw);
  const wins = lineWins(grid);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return { units, view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

const game: LineGame = { strips: reelStrips, rows: 3, lines: payLines, pays: linePays, wild };

function unitsOf(draw: Draw): number {
  const stops = drawStops(game, draw);
  return unitsOnLines(game, stops) + (scatterPays[countShown(game, stops, scatter) - 3] ?? 0);
}

const paysText = (units: readonly number[]) =>
  units.map((each, i) => `${i + 3}:\u00a0${stakeMultiple(each, 10)}`).join(' · ');

export const slotLines: Engine = {
  id: 'slot-lines',
  title: 'Five reels, ten lines',
  denominator: 10,
  returnPercent: 94.45,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 10,
  choices: [],
  rules: [
    'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.',
    'The wild stands on reels two, three and four and replaces everything but the scatter.',
    'Three or more scatters pay wherever they stand.',
  ],
  paytable: [
    { label: 'Scatter', symbol: scatter, pays: paysText(scatterPays) },
    ...linePays.map((units, symbol) => ({ label: 'on a line', symbol, pays: paysText(units) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawLines,
};
