/** Kinds of points (docs/product.md 3). */
export type PointKind = 'live' | 'lottery' | 'PVP' | 'slots' | 'sports';

const kindByGameType: Readonly<Record<string, PointKind>> = {
  LIVE: 'live',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'PVP',
  RNG: 'slots',
  FISH: 'slots',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  DS88: 'sports',
};

export function pointKindOf(gameType: string): PointKind {
  return kindByGameType[gameType] ?? 'slots';
}

/**
 * Computes whole points of a stake and an earlier rest; the new rest waits for the next stake. A rest that would make
 * points by itself was staked at a higher price and is dropped, because points are counted at the price at the time of
 * the bet.
 */
export function pointsFor(
  stakeMinor: bigint,
  restMinor: bigint,
  stakePerPointMinor: bigint,
): { points: bigint; restMinor: bigint } {
  const total = stakeMinor + (restMinor < stakePerPointMinor ? restMinor : 0n);
  return { points: total / stakePerPointMinor, restMinor: total % stakePerPointMinor };
}
