export interface Requirement {
  id: number;
  requiredMinor: bigint;
  betMinor: bigint;
}

/** A stake counts for the oldest requirement first; what is more than that needs goes on to the next. */
export function countStake(open: readonly Requirement[], stakeMinor: bigint): { id: number; betMinor: bigint }[] {
  const counted: { id: number; betMinor: bigint }[] = [];
  let left = stakeMinor;
  for (const { id, requiredMinor, betMinor } of open) {
    if (left <= 0n) break;
    const isMet = left >= requiredMinor - betMinor;
    counted.push({ id, betMinor: isMet ? requiredMinor : betMinor + left });
    left -= requiredMinor - betMinor;
  }
  return counted;
}
