/** Share of whole minor units, by a rate in basis points (10,000 is all); fractions of a unit are dropped. */
export const partOf = (minor: bigint, basisPoints: number): bigint => (minor * BigInt(basisPoints)) / 10_000n;

/** Share of whole minor units in whole percent, possibly above 100 as for turnover; fractions of a unit are dropped. */
export const percentOf = (minor: bigint, percent: number): bigint => (minor * BigInt(percent)) / 100n;

/** The smaller of two bigint amounts, which `Math.min` does not support. */
export const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
