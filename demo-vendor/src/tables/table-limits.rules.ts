/** Limits of every table, as amount text. Stakes are whole chips, so that nothing that is paid is rounded. */
export const tableLimits = {
  least: '1.00',
  mostPerRound: '10000.00',
  /** Bets (each a set of chips placed at once) of one player in one round. */
  betsPerRound: 20,
} as const;

/** Stakes are a multiple of this many minor units; each engine's denominator divides it. */
export const chipMinor = 100;
export const chipValues = [1, 5, 25, 100, 500, 1000] as const;

/** Most that one player may have on a spot in a round, in minor units: the higher it pays, the less. */
export function spotLimitMinor(paysTimes: number): number {
  if (paysTimes > 20) return 50_000;
  return paysTimes > 5 ? 200_000 : 500_000;
}
