import jStat from 'jstat';

/** Chance that even numbers are as uneven as these or more. */
export interface Evenness {
  chiSquare: number;
  degrees: number;
  p: number;
}

/**
 * Pearson's test of counts that should all be equal within their row (a place of a board); rows do not depend on each other,
 * so that their sum is one chi-square.
 */
export function evennessOf(rows: readonly ArrayLike<number>[]): Evenness {
  let chiSquare = 0;
  let degrees = 0;
  for (const row of rows) {
    const counts = Array.from(row);
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    for (const count of counts) chiSquare += (count - expected) ** 2 / expected;
    degrees += counts.length - 1;
  }
  return { chiSquare, degrees, p: 1 - jStat.chisquare.cdf(chiSquare, degrees) };
}
