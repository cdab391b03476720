import type { Draw } from '../../engine.ts';

/** Returns the window of a strip at a stop; it wraps round the end of the strip. */
export function windowAt(strip: readonly number[], stop: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);
}

/** Draws a grid: one stop for each reel, each equally likely. */
export function drawGrid(strips: readonly (readonly number[])[], rows: number, draw: Draw): number[][] {
  return strips.map((strip) => windowAt(strip, draw(strip.length), rows));
}

/** Counts each symbol on a strip. */
export function symbolCounts(strip: readonly number[], symbols: number): number[] {
  const counts = new Array<number>(symbols).fill(0);
  for (const symbol of strip) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}
