import { useEffect } from 'react';
import { safeStorage } from '../../../boot/storage/safe-storage.ts';

interface ListQuery {
  isError: boolean;
  data: { totalPages: number } | undefined;
}

const storage = safeStorage(() => localStorage);

/**
 * Whether a list of the member gets a rail on home: if it has games, and while it loads if it had some at the last visit
 * in this browser. Undefined at the first visit until it is loaded; a list that fails then gets a rail that says so.
 */
export function useHasRail(
  list: 'recent' | 'favourites',
  memberId: string | undefined,
  { isError, data }: ListQuery,
): boolean | undefined {
  const name = memberId && `home-rail:${list}:${memberId}`;
  const hasGames = data && data.totalPages > 0;
  useEffect(() => {
    if (name && hasGames !== undefined) storage.setItem(name, hasGames ? 'yes' : 'no');
  }, [name, hasGames]);
  const atLastVisit = name ? storage.getItem(name) : null;
  if (hasGames !== undefined) return hasGames;
  if (atLastVisit) return atLastVisit === 'yes';
  return isError ? true : undefined;
}
