import { useEffect } from 'react';
import { safeStorage } from '../../../boot/storage/safe-storage.ts';

interface ListOfGames {
  isError: boolean;
  /** Undefined while loading. */
  games: readonly unknown[] | undefined;
}

const sizes = ['none', 'short', 'full'] as const;
/** A short rail leaves room in a row of a wide screen. */
export type RailSize = (typeof sizes)[number];

const inRow = 7;
const storage = safeStorage(() => localStorage);

/**
 * How much of a rail on home a list of the member fills; while it loads, as at the last visit in this browser. Undefined
 * at the first visit until it is loaded; a list that fails then gets a rail that says so.
 */
export function useRailSize(
  list: 'recent' | 'favourites',
  memberId: string | undefined,
  { isError, games }: ListOfGames,
): RailSize | undefined {
  const name = memberId && `home-rail:${list}:${memberId}`;
  const size = games && sizeOf(games.length);
  useEffect(() => {
    if (name && size) storage.setItem(name, size);
  }, [name, size]);
  const atLastVisit = name ? storage.getItem(name) : null;
  return size ?? sizes.find((known) => known === atLastVisit) ?? (isError ? 'full' : undefined);
}

function sizeOf(games: number): RailSize {
  if (games === 0) return 'none';
  return games < inRow ? 'short' : 'full';
}
