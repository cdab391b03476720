/** A level: valid bets (minor units) that lead to it. */
export interface Level {
  rank: number;
  validMinor: bigint;
}

/** The highest rank whose valid bets are there; 0 before the first level. */
export function rankFor(levels: readonly Level[], validMinor: bigint): number {
  return Math.max(0, ...levels.filter((level) => level.validMinor <= validMinor).map(({ rank }) => rank));
}

/** Ranks above the one and up to the other, of the levels there are, in their order. */
export function ranksBetween(levels: readonly Level[], above: number, upTo: number): number[] {
  return levels
    .map(({ rank }) => rank)
    .filter((rank) => rank > above && rank <= upTo)
    .sort((a, b) => a - b);
}

export interface DayStake {
  /** YYYY-MM-DD. */
  day: string;
  stakeMinor: bigint;
}

/**
 * The rank that a member has at the end of each day, by the valid bets before it and those of the days; never below the
 * rank held.
 */
export function rankByDay(
  levels: readonly Level[],
  held: { rank: number; validMinor: bigint },
  days: readonly DayStake[],
): Map<string, number> {
  let sum = held.validMinor;
  const ranks = new Map<string, number>();
  for (const { day, stakeMinor } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    sum += stakeMinor;
    ranks.set(day, Math.max(held.rank, rankFor(levels, sum)));
  }
  return ranks;
}
