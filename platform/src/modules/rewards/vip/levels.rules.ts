/** A level and the valid bets (minor units) that lead to it. */
export interface Level {
  rank: number;
  validMinor: bigint;
}

/** Returns the highest rank with enough valid bets; 0 below the first level. */
export function rankFor(levels: readonly Level[], validMinor: bigint): number {
  return Math.max(0, ...levels.filter((level) => level.validMinor <= validMinor).map(({ rank }) => rank));
}

/** Lists the existing ranks above one and up to another, in order. */
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

/** Computes a member's rank at the end of each day from valid bets, never below the held rank. */
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
