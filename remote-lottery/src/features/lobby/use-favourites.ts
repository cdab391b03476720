import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useEffect, useState } from 'react';
import { favouritesName, readFavourites, toggleFavourite } from './favourites.ts';

/** A browser without storage throws on mere access. */
function openStore(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

/** Favourites of the logged-in member, the same in every tab; a visitor who marks one is asked to log in. */
export function useFavourites() {
  const host = useHost();
  const username = useReadable(host.member)?.account;
  const read = () => (username ? readFavourites(openStore(), username) : []);
  const [held, setHeld] = useState(() => ({ username, ids: read() }));
  if (held.username !== username) setHeld({ username, ids: read() });

  useEffect(() => {
    if (!username) return;
    const follow = ({ key }: StorageEvent) => {
      // Clearing the storage fires an event without a key.
      if (key === null || key === favouritesName(username)) {
        setHeld({ username, ids: readFavourites(openStore(), username) });
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [username]);

  const toggle = (gameId: string) => {
    if (!host.mayDoProtected() || !username) return;
    setHeld({ username, ids: toggleFavourite(openStore(), username, gameId) });
  };
  return { ids: held.ids, toggle };
}
