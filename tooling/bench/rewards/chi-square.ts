import jStat from 'jstat';
import type { Counted } from './chance-runs.ts';

/** Probability that draws of exactly these odds deviate at least as much as the counted ones (Pearson). */
export function pValueOf({ seen, expected }: Pick<Counted, 'seen' | 'expected'>): number {
  const chiSquare = expected.reduce((sum, each, at) => sum + ((seen[at] ?? 0) - each) ** 2 / each, 0);
  return 1 - jStat.chisquare.cdf(chiSquare, expected.length - 1);
}
