import { type GameType, gameTypes } from '@portal/shared/contract/game-types';

/** Lobbies this remote shows by a path of their own (docs/product.md 2.1). */
export const lobbyPaths: Readonly<Record<string, GameType>> = {
  '/rng': 'RNG',
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
};

/** The game type of a bare path; the parameter is upper-cased. Undefined when there is no such type. */
export function gameTypeOfPath(pathname: string): GameType | undefined {
  const name = pathname.replaceAll('/', '').toUpperCase();
  return gameTypes.find((type) => type === name);
}

/** Query parameter of a lobby that selects the vendor: the "page" tab of /rng. */
export const vendorParameter = 'page';
