import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useMemo, useState } from 'react';
import { readFavourites, toggleFavourite } from './favourites.ts';

/** Favourites of the logged-in member; a visitor who marks one is asked to log in. */
export function useFavourites() {
  const host = useHost();
  const username = useReadable(host.member)?.account;
  const [changes, setChanges] = useState(0);
  const ids = useMemo(() => (username ? readFavourites(window.localStorage, username) : []), [username, changes]);
  const toggle = (gameId: string) => {
    if (!username) return host.openLogin();
    toggleFavourite(window.localStorage, username, gameId);
    setChanges(changes + 1);
  };
  return { ids, toggle };
}
