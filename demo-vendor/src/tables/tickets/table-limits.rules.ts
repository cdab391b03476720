/** Limits of every table, amounts as text. Stakes are whole chips, so that payouts need no rounding. */
export const tableLimits = {
  least: '1.00',
  mostPerRound: '10000.00',
  /** Bets (each a set of chips placed at once) of one player in one round. */
  betsPerRound: 20,
} as const;

/** Stakes are multiples of this many minor units; each engine's denominator divides it. */
export const chipMinor = 100;
export const chipValues = [1, 5, 25, 100, 500, 1000] as const;

/** Returns the limit of one player on a spot in a round, in minor units: lower for higher payouts. */
export function spotLimitMinor(paysTimes: number): number {
  if (paysTimes > 20) return 50_000;
  return paysTimes > 5 ? 200_000 : 500_000;
}
