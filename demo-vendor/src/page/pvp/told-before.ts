export interface ToldBefore {
  /** Commitment that the page saw before it sat down. */
  seal: string;
  /** The page's client seed. */
  clientSeed: string;
}

const sitKey = 'pvp sit';
const matchKey = (matchId: string) => `pvp match ${matchId}`;

/** Stores what was published before a match, to verify it later. */
export const noteSit = (told: ToldBefore) => sessionStorage.setItem(sitKey, JSON.stringify(told));

/** Links a match to the last sit; stored once, when the match is first seen. */
export function noteMatch(matchId: string, seal: string): void {
  const sit = sessionStorage.getItem(sitKey);
  if (!sit || sessionStorage.getItem(matchKey(matchId))) return;
  const told: ToldBefore = JSON.parse(sit);
  if (told.seal === seal) sessionStorage.setItem(matchKey(matchId), sit);
}

/** Returns what was published before a match; undefined if another page sat down for it. */
export function toldBefore(matchId: string): ToldBefore | undefined {
  const told = sessionStorage.getItem(matchKey(matchId));
  return told ? JSON.parse(told) : undefined;
}
