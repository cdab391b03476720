export interface StoredSeeds {
  /** Commitment that the page saw before it sat down. */
  seal: string;
  /** The page's client seed. */
  clientSeed: string;
}

const sitKey = 'pvp sit';
const matchKey = (matchId: string) => `pvp match ${matchId}`;

/** Stores what was published before a match, to verify it later. */
export const storeSeeds = (seeds: StoredSeeds) => sessionStorage.setItem(sitKey, JSON.stringify(seeds));

/** Links a match to the last sit; stored once, when the match is first seen. */
export function linkMatchToSeeds(matchId: string, seal: string): void {
  const sit = sessionStorage.getItem(sitKey);
  if (!sit || sessionStorage.getItem(matchKey(matchId))) return;
  const seeds: StoredSeeds = JSON.parse(sit);
  if (seeds.seal === seal) sessionStorage.setItem(matchKey(matchId), sit);
}

/** Returns what was published before a match; undefined if another page sat down for it. */
export function readStoredSeeds(matchId: string): StoredSeeds | undefined {
  const seeds = sessionStorage.getItem(matchKey(matchId));
  return seeds ? JSON.parse(seeds) : undefined;
}
