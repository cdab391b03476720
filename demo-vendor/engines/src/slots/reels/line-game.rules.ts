import type { Draw } from '../../engine.ts';
import type { GridWin } from './grid-step.ts';
import { windowAt } from './strips.rules.ts';

/** A game of paid lines: strips, lines read from the left, and pays for three, four and five of a kind. */
export interface LineGame {
  strips: readonly (readonly number[])[];
  rows: number;
  /** Row of each reel, line by line. */
  lines: readonly (readonly number[])[];
  /** Units of a line for three, four and five of a kind, by symbol; symbols without an entry begin no line. */
  pays: readonly (readonly [number, number, number])[];
  /** Stands for every symbol below it, and never on the first reel. */
  wild: number;
}

export type Grid = readonly (readonly number[])[];

/** Draws one stop for each reel. */
export function drawStops(game: LineGame, draw: Draw): number[] {
  return game.strips.map((strip) => draw(strip.length));
}

export function gridAt(game: LineGame, stops: readonly number[]): number[][] {
  return game.strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
}

const isSame = (game: LineGame, symbol: number, next: number | undefined) =>
  next === symbol || (next === game.wild && symbol < game.wild);

function countOnLine(
  game: LineGame,
  line: readonly number[],
  symbol: number,
  at: (reel: number, row: number) => number,
) {
  let count = 1;
  while (count < line.length && isSame(game, symbol, at(count, line[count] ?? 0))) count += 1;
  return count;
}

/** Returns every winning line of a grid. */
export function winsOnLines(game: LineGame, grid: Grid): GridWin[] {
  const at = (reel: number, row: number) => grid[reel]?.[row] ?? -1;
  return game.lines.flatMap((line) => {
    const symbol = at(0, line[0] ?? 0);
    const count = countOnLine(game, line, symbol, at);
    const units = game.pays[symbol]?.[count - 3] ?? 0;
    if (units === 0) return [];
    return [{ symbol, count, units, cells: line.slice(0, count).map((row, reel): [number, number] => [reel, row]) }];
  });
}

/** Returns the units of all lines straight from the strips: the total of `winsOnLines` without its lists. */
export function unitsOnLines(game: LineGame, stops: readonly number[]): number {
  const at = (reel: number, row: number) => symbolAt(game, stops, reel, row);
  let units = 0;
  for (const line of game.lines) {
    const symbol = at(0, line[0] ?? 0);
    if (!isSame(game, symbol, at(1, line[1] ?? 0))) continue;
    units += game.pays[symbol]?.[countOnLine(game, line, symbol, at) - 3] ?? 0;
  }
  return units;
}

function symbolAt({ strips }: LineGame, stops: readonly number[], reel: number, row: number): number {
  const strip = strips[reel] ?? [];
  const place = (stops[reel] ?? 0) + row;
  return strip[place < strip.length ? place : place - strip.length] ?? -1;
}

/** Counts a symbol in the window at these stops. */
export function countShown(game: LineGame, stops: readonly number[], symbol: number): number {
  let count = 0;
  for (let reel = 0; reel < stops.length; reel += 1) {
    for (let row = 0; row < game.rows; row += 1) if (symbolAt(game, stops, reel, row) === symbol) count += 1;
  }
  return count;
}

/** Returns the cells of a symbol in a grid, as [reel, row]. */
export function cellsOf(grid: Grid, symbol: number): [number, number][] {
  return grid.flatMap((rows, reel) =>
    rows.flatMap((each, row): [number, number][] => (each === symbol ? [[reel, row]] : [])),
  );
}

export const sumOfUnits = (wins: readonly GridWin[]) => wins.reduce((sum, win) => sum + win.units, 0);
