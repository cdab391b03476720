/** Kinds under which points are counted (specification 3). */
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

/** Whole points of a stake together with what was left of earlier ones; the new rest waits for the next stake. */
export function pointsFor(
  stakeMinor: bigint,
  restMinor: bigint,
  stakePerPointMinor: bigint,
): { points: bigint; restMinor: bigint } {
  const total = stakeMinor + restMinor;
  return { points: total / stakePerPointMinor, restMinor: total % stakePerPointMinor };
}
