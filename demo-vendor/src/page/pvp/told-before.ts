export interface ToldBefore {
  /** Commitment that the page saw before it sat down. */
  seal: string;
  /** What it added to the chance of the deal. */
  clientSeed: string;
}

const sitKey = 'pvp sit';
const matchKey = (matchId: string) => `pvp match ${matchId}`;

/** Notes what was told before a match, for the page that counts it again. */
export const noteSit = (told: ToldBefore) => sessionStorage.setItem(sitKey, JSON.stringify(told));

/** The match that came of the last sit; noted once, when it is first seen. */
export function noteMatch(matchId: string, seal: string): void {
  const sit = sessionStorage.getItem(sitKey);
  if (!sit || sessionStorage.getItem(matchKey(matchId))) return;
  const told: ToldBefore = JSON.parse(sit);
  if (told.seal === seal) sessionStorage.setItem(matchKey(matchId), sit);
}

/** Undefined when another page sat down for this match. */
export function toldBefore(matchId: string): ToldBefore | undefined {
  const told = sessionStorage.getItem(matchKey(matchId));
  return told ? JSON.parse(told) : undefined;
}
