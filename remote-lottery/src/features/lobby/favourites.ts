type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Maximum number of favourites; longer stored lists were not written by this page. */
export const mostFavourites = 200;
const longestId = 128;
const longestText = mostFavourites * (longestId + 3) + 2;

/** Lottery favourites are stored in local storage as game ids, per username (docs/product.md 3). */
export function favouritesName(username: string): string {
  return `lotteryFavourites:${username}`;
}

/** Game ids marked by the member, each once, 200 at most; anything else in the storage is ignored. */
export function readFavourites(store: Store, username: string): string[] {
  try {
    const text = store.getItem(favouritesName(username)) ?? '[]';
    if (text.length > longestText) return [];
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? [...new Set(parsed.filter(isGameId))].slice(0, mostFavourites) : [];
  } catch {
    return [];
  }
}

function isGameId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longestId;
}

/**
 * Adds or removes a favourite by its presence in the list; above the maximum the oldest is dropped. With full or
 * forbidden storage the change lasts for this page only.
 */
export function toggleFavourite(store: Store, username: string, gameId: string): string[] {
  const held = readFavourites(store, username);
  const next = held.includes(gameId) ? held.filter((id) => id !== gameId) : [...held, gameId].slice(-mostFavourites);
  try {
    store.setItem(favouritesName(username), JSON.stringify(next));
  } catch {
    return next;
  }
  return next;
}
