import type { BetSettled } from '../../games/index.ts';

/** A member's stake of a day, in minor units. */
export interface StakeShare {
  memberId: string;
  day: string;
  stakeMinor: bigint;
}

/** Sums stakes by member and day, or by `keyOf`; sorted, so that two processes lock in the same order. */
export function sharesOf(
  bets: readonly BetSettled[],
  keyOf: (bet: BetSettled) => Pick<StakeShare, 'memberId' | 'day'>,
): StakeShare[] {
  const shares = new Map<string, StakeShare>();
  for (const bet of bets) {
    const key = keyOf(bet);
    const name = `${key.memberId} ${key.day}`;
    const known = shares.get(name);
    if (known) known.stakeMinor += BigInt(bet.stakeMinor);
    else shares.set(name, { ...key, stakeMinor: BigInt(bet.stakeMinor) });
  }
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}
