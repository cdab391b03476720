import jStat from 'jstat';

/** Result of a chi-square test; `p` is the chance that even counts deviate at least this much. */
interface Evenness {
  chiSquare: number;
  degrees: number;
  p: number;
}

/**
 * Applies Pearson's test to counts that should be equal within their row (a place of a board); rows are independent, so
 * that their sum is one chi-square.
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
