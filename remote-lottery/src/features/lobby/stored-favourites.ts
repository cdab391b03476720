/** Maximum number of favourites that a browser stored; longer lists were not written by this page. */
export const mostStored = 200;
const longestId = 128;
const longestText = mostStored * (longestId + 3) + 2;

/** Where earlier versions stored lottery favourites as game ids, per username (decisions/132). */
export function storedName(username: string): string {
  return `lotteryFavourites:${username}`;
}

/** Game ids in this browser's storage, each once, 200 at most; anything else in it is ignored. */
export function readStored(username: string): string[] {
  try {
    const text = window.localStorage.getItem(storedName(username)) ?? '[]';
    if (text.length > longestText) return [];
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? [...new Set(parsed.filter(isGameId))].slice(0, mostStored) : [];
  } catch {
    return [];
  }
}

function isGameId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longestId;
}

/** Removes a game id, and with the last one the list. */
export function dropStored(username: string, gameId: string): void {
  const rest = readStored(username).filter((id) => id !== gameId);
  if (rest.length > 0) window.localStorage.setItem(storedName(username), JSON.stringify(rest));
  else window.localStorage.removeItem(storedName(username));
}
