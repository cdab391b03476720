/** Part of whole minor units, by a rate in basis points (10,000 are all of it); what is less than a unit is dropped. */
export const partOf = (minor: bigint, basisPoints: number): bigint => (minor * BigInt(basisPoints)) / 10_000n;

/** Part of whole minor units in whole percent, which may be above 100, as a turnover is; less than a unit is dropped. */
export const percentOf = (minor: bigint, percent: number): bigint => (minor * BigInt(percent)) / 100n;

/** The smaller of two amounts in minor units, which `Math.min` does not take. */
export const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
