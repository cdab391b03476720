type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Lottery favourites are kept in local storage as game ids, per username (specification 3). */
export function favouritesName(username: string): string {
  return `lotteryFavourites:${username}`;
}

/** Game ids the member marked; whatever else stands there counts as none. */
export function readFavourites(store: Store, username: string): string[] {
  try {
    const parsed: unknown = JSON.parse(store.getItem(favouritesName(username)) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds or removes by presence in the list; a full or closed storage keeps the mark for this page only. */
export function toggleFavourite(store: Store, username: string, gameId: string): string[] {
  const held = readFavourites(store, username);
  const next = held.includes(gameId) ? held.filter((id) => id !== gameId) : [...held, gameId];
  try {
    store.setItem(favouritesName(username), JSON.stringify(next));
  } catch {
    return next;
  }
  return next;
}
