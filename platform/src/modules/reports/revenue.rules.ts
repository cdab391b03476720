/** Sums moved, in whole minor units. */
interface Moved {
  bets: number;
  stakes: bigint;
  rollbacks: bigint;
  wins: bigint;
  jackpots: bigint;
  /** Reversed wins and the wins paid instead, of rounds that were settled again. */
  reversals: bigint;
  corrections: bigint;
}

export interface Money extends Omit<Moved, 'reversals' | 'corrections'> {
  revenue: bigint;
}

/**
 * Computes gross gaming revenue: stakes less rollbacks and wins, with corrections counted on their own day. A jackpot
 * is paid by its pool and does not count.
 */
export function moneyOf({ bets, stakes, rollbacks, jackpots, ...moved }: Moved): Money {
  const wins = moved.wins - moved.reversals + moved.corrections;
  return { bets, stakes, rollbacks, wins, jackpots, revenue: stakes - rollbacks - wins };
}

export function addedUp(rows: readonly Moved[]): Money {
  const none: Moved = { bets: 0, stakes: 0n, rollbacks: 0n, wins: 0n, jackpots: 0n, reversals: 0n, corrections: 0n };
  return moneyOf(
    rows.reduce(
      (total, row) => ({
        bets: total.bets + row.bets,
        stakes: total.stakes + row.stakes,
        rollbacks: total.rollbacks + row.rollbacks,
        wins: total.wins + row.wins,
        jackpots: total.jackpots + row.jackpots,
        reversals: total.reversals + row.reversals,
        corrections: total.corrections + row.corrections,
      }),
      none,
    ),
  );
}
