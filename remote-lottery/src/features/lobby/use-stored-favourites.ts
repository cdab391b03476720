import { trialType } from '@portal/shared/contract/constants';
import { listFavouriteIds, setFavourite } from '@portal/shared/contract/games/favourites';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useEffect, useRef } from 'react';
import type { Menu } from '../../game/menu.ts';
import { dropStored, readStored } from './stored-favourites.ts';

/**
 * Moves favourites that earlier versions stored in this browser to the platform. Each lottery of the menus is tried once
 * while the page is open; others, and what fails, stay stored.
 */
export function useStoredFavourites(menus: readonly Menu[] | undefined): void {
  const host = useHost();
  const client = useQueryClient();
  const member = useReadable(host.member);
  const tried = useRef(new Set<string>());

  useEffect(() => {
    if (!menus || !member || member.type === trialType) return;
    const { id, account } = member;
    const games = new Map(menus.flatMap((menu) => menu.games).map((game) => [game.gameId, game]));
    const move = async () => {
      for (const gameId of readStored(account)) {
        const game = games.get(gameId);
        const key = `${id} ${gameId}`;
        if (!game || tried.current.has(key)) continue;
        // Another member may have logged in since.
        if (host.member.get()?.id !== id) return;
        tried.current.add(key);
        const { nodeId, vassalage: vendor, gameType } = game;
        await host.call(setFavourite, { action: 'add', nodeId, vendor, gameType });
        dropStored(account, gameId);
      }
    };
    if (!readStored(account).some((gameId) => games.has(gameId))) return;
    // What could not be moved is tried again at the next visit.
    void move()
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: [listFavouriteIds.path] }));
  }, [host, client, member, menus]);
}
