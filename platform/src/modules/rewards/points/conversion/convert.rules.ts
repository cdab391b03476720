interface ConvertTerms {
  /** Points per whole unit of money. */
  ratio: number;
  /** Smallest conversion in points. */
  min: number;
  /** Points that may still be converted today. */
  leftToday: number;
}

export type ConvertFault = 'points_below_minimum' | 'points_not_whole' | 'points_cap_of_day' | 'points_missing';

/** Returns why these points cannot be converted; undefined when they can. */
export function convertFault(points: number, owned: number, terms: ConvertTerms): ConvertFault | undefined {
  if (points < terms.min) return 'points_below_minimum';
  if (points % terms.ratio !== 0) return 'points_not_whole';
  if (points > terms.leftToday) return 'points_cap_of_day';
  if (points > owned) return 'points_missing';
  return undefined;
}

/** Returns the minor units of points that are worth whole units of money. */
export const moneyOf = (points: number, ratio: number): bigint => (BigInt(points) / BigInt(ratio)) * 100n;
