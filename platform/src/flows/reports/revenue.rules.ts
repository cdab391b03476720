/** What was moved, whole minor units. */
export interface Moved {
  bets: number;
  stakes: bigint;
  rollbacks: bigint;
  wins: bigint;
  jackpots: bigint;
}

export interface Money extends Moved {
  revenue: bigint;
}

/** Gross gaming revenue: stakes that stayed less what was won. A jackpot is paid by its pool, not by the house. */
export function moneyOf({ bets, stakes, rollbacks, wins, jackpots }: Moved): Money {
  return { bets, stakes, rollbacks, wins, jackpots, revenue: stakes - rollbacks - wins };
}

export function addedUp(rows: readonly Moved[]): Money {
  const none: Moved = { bets: 0, stakes: 0n, rollbacks: 0n, wins: 0n, jackpots: 0n };
  return moneyOf(
    rows.reduce(
      (total, row) => ({
        bets: total.bets + row.bets,
        stakes: total.stakes + row.stakes,
        rollbacks: total.rollbacks + row.rollbacks,
        wins: total.wins + row.wins,
        jackpots: total.jackpots + row.jackpots,
      }),
      none,
    ),
  );
}
