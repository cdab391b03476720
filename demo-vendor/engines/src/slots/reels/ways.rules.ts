import type { GridWin } from './grid-step.ts';
import type { Grid } from './line-game.rules.ts';

/** Games without lines: every matching cell of each reel from the left continues a way. */
export interface WaysGame {
  /** Units of one way for three, four and five of a kind, by symbol. */
  pays: readonly (readonly [number, number, number])[];
  /** Stands for every symbol. */
  wild: number;
}

/** Returns the win of a symbol; undefined if it does not reach three reels. */
export function wayWin({ pays, wild }: WaysGame, grid: Grid, symbol: number): GridWin | undefined {
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
  const units = (pays[symbol]?.[count - 3] ?? 0) * ways;
  return units === 0 ? undefined : { symbol, count, cells, units };
}

/** Returns all wins of a grid. */
export function wayWins(game: WaysGame, grid: Grid): GridWin[] {
  return game.pays.map((_, symbol) => wayWin(game, grid, symbol)).filter((win) => win !== undefined);
}

/** Returns the units of a grid from the symbol counts of each reel: the total of `wayWins` without its lists. */
export function unitsOfWays({ pays, wild }: WaysGame, reels: number, countsOf: (reel: number) => readonly number[]) {
  const ways = new Array<number>(pays.length).fill(1);
  let units = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const counts = countsOf(reel);
    for (let symbol = 0; symbol < ways.length; symbol += 1) {
      const before = ways[symbol] ?? 0;
      const hits = (counts[symbol] ?? 0) + (counts[wild] ?? 0);
      if (hits === 0) units += before * (pays[symbol]?.[reel - 3] ?? 0);
      ways[symbol] = before * hits;
    }
  }
  return ways.reduce((sum, each, symbol) => sum + each * (pays[symbol]?.[2] ?? 0), units);
}
