import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import type { GridWin } from './reels/grid-step.ts';
import {
  cellsOf,
  countShown,
  drawStops,
  type Grid,
  gridAt,
  type LineGame,
  sumOfUnits,
  unitsOnLines,
  winsOnLines,
} from './reels/line-game.rules.ts';
import { fiveByThreeLines } from './reels/pay-lines.ts';
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

export const lineGame: LineGame = {
  strips: reelStrips,
  rows: 3,
  lines: fiveByThreeLines.slice(0, 10),
  pays: linePays,
  wild,
};

export function scatterWin(grid: Grid): GridWin | undefined {
  const cells = cellsOf(grid, scatter);
  const units = scatterPays[cells.length - 3] ?? 0;
  return units === 0 ? undefined : { symbol: scatter, count: cells.length, units, cells };
}

function drawRound(draw: Draw): Outcome {
  const grid = gridAt(lineGame, drawStops(lineGame, draw));
  const wins = [...winsOnLines(lineGame, grid), scatterWin(grid)].filter((win) => win !== undefined);
  return { units: sumOfUnits(wins), view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

function unitsOf(draw: Draw): number {
  const stops = drawStops(lineGame, draw);
  return unitsOnLines(lineGame, stops) + (scatterPays[countShown(lineGame, stops, scatter) - 3] ?? 0);
}

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
    'The wild appears on reels two, three and four and replaces everything except the scatter.',
    'Three or more scatters pay anywhere on the reels.',
  ],
  paytable: [
    { label: 'Scatter', symbol: scatter, pays: paysOfAKind(scatterPays, 10) },
    ...linePays.map((units, symbol) => ({ label: 'on a line', symbol, pays: paysOfAKind(units, 10) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawRound,
};
