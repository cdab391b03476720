import { trialType } from '@portal/shared/contract/constants';
import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import type { Game } from '@portal/shared/contract/games/game';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { callKey, useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback } from 'react';

interface FavouriteIds {
  nodeIds: string[];
}

type MarkedGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

export interface Favourites {
  has(nodeId: string): boolean;
  /**
   * Adds or removes a favourite (docs/product.md 4), once the list is loaded; a visitor is asked to log in, a trial
   * account to register. What a visitor presses is added after the login.
   */
  toggle(game: MarkedGame): void;
}

/** The member's favourite games and lotteries by node id; updated at once, and back as before if that cannot be saved. */
export function useFavourites(): Favourites {
  const host = useHost();
  const intl = useIntl();
  const client = useQueryClient();
  const member = useReadable(host.member);
  const isOwner = member !== undefined && member.type !== trialType;
  const { data } = useCallQuery(listFavouriteIds, {}, { enabled: isOwner });
  const change = useCallback(
    async (game: MarkedGame, isAddition: boolean) => {
      const key = callKey(listFavouriteIds, {}, host.language.get(), host.member.get()?.id);
      const { nodeId, vassalage: vendor, gameType } = game;
      try {
        const loaded = await client.ensureQueryData<FavouriteIds>({
          queryKey: key,
          queryFn: ({ signal }) => host.call(listFavouriteIds, {}, { signal }),
        });
        // Another press may have waited for the same list.
        const held = client.getQueryData<FavouriteIds>(key) ?? loaded;
        const { action, nodeIds } = toggledFavourites(held.nodeIds, nodeId);
        if (isAddition && action === 'remove') return;
        client.setQueryData<FavouriteIds>(key, { nodeIds });
        await host.call(setFavourite, { action, nodeId, vendor, gameType }).catch((error: unknown) => {
          client.setQueryData<FavouriteIds>(
            key,
            (now) => now && { nodeIds: withoutToggle(now.nodeIds, nodeId, action) },
          );
          throw error;
        });
      } catch (error) {
        const isFull = refusalOf(error)?.code === 'too_many_favourites';
        host.toast(intl.formatMessage({ id: isFull ? 'tile.favourite.full' : 'tile.favourite.failed' }), 'bad');
      }
      await Promise.all(
        [listFavouriteIds, listFavourites].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      );
    },
    [host, intl, client],
  );
  const toggle = useCallback(
    (game: MarkedGame) => {
      const isVisitor = host.member.get() === undefined;
      host.protect(() => void change(game, isVisitor));
    },
    [host, change],
  );
  return { has: (nodeId) => data?.nodeIds.includes(nodeId) ?? false, toggle };
}

/** Adds or removes a favourite by its presence in the list. */
export function toggledFavourites(nodeIds: readonly string[], nodeId: string) {
  return nodeIds.includes(nodeId)
    ? { action: 'remove' as const, nodeIds: nodeIds.filter((id) => id !== nodeId) }
    : { action: 'add' as const, nodeIds: [...nodeIds, nodeId] };
}

/** The list after a toggle that failed; other toggles since then stay. */
function withoutToggle(nodeIds: string[], nodeId: string, failed: 'add' | 'remove'): string[] {
  const { action, nodeIds: toggled } = toggledFavourites(nodeIds, nodeId);
  return action === failed ? nodeIds : toggled;
}
