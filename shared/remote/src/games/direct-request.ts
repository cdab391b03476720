import type { LaunchRequest } from '../host.ts';

/** Returns the game named by the query of /seamless and /fbsports; undefined if vendor or game is missing. */
export function directRequest(query: URLSearchParams): LaunchRequest | undefined {
  const vassalage = query.get('vendor') ?? query.get('vassalage');
  const gameCode = query.get('gameCode') ?? query.get('code');
  if (!vassalage || !gameCode) return undefined;
  return { vassalage, gameCode, gameName: query.get('gameName') ?? gameCode };
}
