import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import type { GridStep, GridWin } from './reels/grid-step.ts';
import { cellsOf } from './reels/line-game.rules.ts';

/** Chance of each symbol in a cell, in hundredths. */
const cascadeWeights = [18, 17, 16, 14, 12, 10, 8, 5];
/** Units for 6-7, 8-9 and 10 or more of a kind anywhere. */
const cascadePays: readonly (readonly [number, number, number])[] = [
  [3, 13, 70],
  [3, 13, 70],
  [4, 17, 90],
  [8, 28, 140],
  [12, 38, 230],
  [20, 75, 450],
  [38, 150, 900],
  [95, 450, 4500],
];
/** Multiplier of the first grid and of each fall after it. */
const cascadeMultipliers = [1, 2, 3, 5];

const symbolByHundredth = cascadeWeights.flatMap((weight, symbol) => new Array<number>(weight).fill(symbol));

function drawSymbol(draw: Draw): number {
  return symbolByHundredth[draw(100)] ?? 0;
}

export function cascadeWins(grid: readonly (readonly number[])[]): GridWin[] {
  const wins: GridWin[] = [];
  // Counted first: most pictures win nothing, and need no list of cells.
  for (const [symbol, count] of countSymbols(grid).entries()) {
    const units = cascadePays[symbol]?.[count >= 10 ? 2 : count >= 8 ? 1 : 0] ?? 0;
    if (count >= 6) wins.push({ symbol, count, cells: cellsOf(grid, symbol), units });
  }
  return wins;
}

function countSymbols(grid: readonly (readonly number[])[]): number[] {
  const counts = cascadePays.map(() => 0);
  for (const rows of grid) for (const symbol of rows) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

/** Takes the winning symbols out, lets the rest fall and fills each reel from above. */
export function fall(grid: readonly (readonly number[])[], wins: readonly GridWin[], draw: Draw): number[][] {
  const won = new Set(wins.map((win) => win.symbol));
  return grid.map((rows) => {
    const remaining = rows.filter((symbol) => !won.has(symbol));
    const fresh = Array.from({ length: rows.length - remaining.length }, () => drawSymbol(draw));
    return [...fresh, ...remaining];
  });
}

function drawCascade(draw: Draw): Outcome {
  let grid = Array.from({ length: 5 }, () => Array.from({ length: 4 }, () => drawSymbol(draw)));
  const steps: GridStep[] = [];
  let units = 0;
  for (;;) {
    const wins = cascadeWins(grid);
    const multiplier = cascadeMultipliers[Math.min(steps.length, cascadeMultipliers.length - 1)] ?? 1;
    steps.push({ grid, wins, multiplier });
    if (wins.length === 0) return { units, view: { kind: 'grid', steps } };
    units += multiplier * wins.reduce((sum, win) => sum + win.units, 0);
    grid = fall(grid, wins, draw);
  }
}

/** Computes the same with counts alone: the position of a symbol does not affect the win. */
function unitsOf(draw: Draw): number {
  const counts = new Array<number>(cascadePays.length).fill(0);
  let fresh = 20;
  let units = 0;
  for (let picture = 0; fresh > 0; picture += 1) {
    for (; fresh > 0; fresh -= 1) {
      const symbol = drawSymbol(draw);
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
    const multiplier = cascadeMultipliers[Math.min(picture, cascadeMultipliers.length - 1)] ?? 1;
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const count = counts[symbol] ?? 0;
      if (count < 6) continue;
      units += multiplier * (cascadePays[symbol]?.[count >= 10 ? 2 : count >= 8 ? 1 : 0] ?? 0);
      fresh += count;
      counts[symbol] = 0;
    }
  }
  return units;
}

const paysText = (units: readonly number[]) =>
  units.map((each, i) => `${['6', '8', '10'][i]}+:\u00a0${stakeMultiple(each, 10)}`).join(' · ');

export const slotCascade: Engine = {
  id: 'slot-cascade',
  title: 'Cascading five by four',
  denominator: 10,
  // Computed from the distribution of the symbols that remain from grid to grid; only their counts matter.
  returnPercent: 96.28,
  returnBasis: 'exact',
  reels: 5,
  rows: 4,
  lines: 20,
  choices: [],
  rules: [
    'Six or more of a kind pay anywhere. They vanish, the rest fall, and new symbols drop in from above.',
    'Wins on the second board of a round count twice, on the third three times, on every later one five times.',
  ],
  paytable: cascadePays.map((units, symbol) => ({ label: 'anywhere', symbol, pays: paysText(units) })).reverse(),
  unitsOf,
  draw: drawCascade,
};
