import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import type { GridWin } from '../grid-step.ts';
import { reelStrips, wild } from '../slot-lines/slot-lines.strips.ts';
import { drawGrid } from '../strips.rules.ts';

/** Units for three, four and five of a kind, for each way, by symbol. */
export const wayPays: readonly (readonly [number, number, number])[] = [
  [5, 12, 40],
  [5, 12, 40],
  [6, 15, 50],
  [8, 22, 80],
  [10, 30, 120],
  [18, 60, 240],
  [30, 120, 500],
  [60, 250, 1500],
];

/** Every combination of one matching cell on each reel from the left is a way. */
export function wayWin(grid: readonly (readonly number[])[], symbol: number): GridWin | undefined {
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
  const units = (wayPays[symbol]?.[count - 3] ?? 0) * ways;
  return units === 0 ? undefined : { symbol, count, cells, units };
}

export function wayWins(grid: readonly (readonly number[])[]): GridWin[] {
  return wayPays.map((_, symbol) => wayWin(grid, symbol)).filter((win) => win !== undefined);
}

function drawWays(draw: (bound: number) => number): Outcome {
  const grid = drawGrid(reelStrips, 3, draw);
  const wins = wayWins(grid);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return { units, view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

function unitsOf(draw: Draw): number {
  const ways = new Array<number>(wayPays.length).fill(1);
  let units = 0;
  for (const [reel, strip] of reelStrips.entries()) {
    const stop = draw(strip.length);
    const counts = new Array<number>(10).fill(0);
    for (let row = 0; row < 3; row += 1) {
      const symbol = strip[(stop + row) % strip.length] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
    for (let symbol = 0; symbol < ways.length; symbol += 1) {
      const before = ways[symbol] ?? 0;
      const hits = (counts[symbol] ?? 0) + (counts[wild] ?? 0);
      if (hits === 0) units += before * (wayPays[symbol]?.[reel - 3] ?? 0);
      ways[symbol] = before * hits;
    }
  }
  return ways.reduce((sum, each, symbol) => sum + each * (wayPays[symbol]?.[2] ?? 0), units);
}

const paysText = (units: readonly number[]) =>
  units.map((each, i) => `${i + 3}:\u00a0${stakeMultiple(each, 25)}`).join(' · ');

export const slotWays: Engine = {
  id: 'slot-ways',
  title: 'Five reels, 243 ways',
  denominator: 25,
  returnPercent: 95.17,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 243,
  choices: [],
  rules: [
    'No lines: a symbol pays when it stands anywhere on three or more reels in a row from the left.',
    'What is paid is multiplied by the number of ways. The wild stands on reels two, three and four.',
  ],
  paytable: [
    ...wayPays.map((units, symbol) => ({ label: 'each way', symbol, pays: paysText(units) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawWays,
};
