/** A winning part of a grid; cells are [reel, row]. */
export interface GridWin {
  symbol: number;
  count: number;
  cells: [number, number][];
  units: number;
}

/** One state of a grid, reel by reel from the left, rows from the top, with its wins. */
export interface GridStep {
  grid: number[][];
  wins: GridWin[];
  multiplier: number;
}
