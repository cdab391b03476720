export interface Requirement {
  id: number;
  requiredMinor: bigint;
  betMinor: bigint;
  /** How many percent of a stake count, by game type, 0 where it names none; without it all of every stake. */
  weights?: Readonly<Record<string, number>> | null;
}

/**
 * A stake counts for the oldest requirement first; what is more than that needs goes on to the next. Where a game counts
 * by a part, a requirement uses up as much of the stake as that part of it fills.
 */
export function countStake(
  open: readonly Requirement[],
  stakeMinor: bigint,
  gameType: string,
): { id: number; betMinor: bigint }[] {
  const counted: { id: number; betMinor: bigint }[] = [];
  let left = stakeMinor;
  for (const { id, requiredMinor, betMinor, weights } of open) {
    const percent = weights ? BigInt(weights[gameType] ?? 0) : 100n;
    const fills = (left * percent) / 100n;
    if (fills <= 0n) continue;
    const missing = requiredMinor - betMinor;
    const isMet = fills >= missing;
    counted.push({ id, betMinor: isMet ? requiredMinor : betMinor + fills });
    // Rounded up: no part of a stake counts twice.
    left = isMet ? left - (missing * 100n + percent - 1n) / percent : 0n;
  }
  return counted;
}
