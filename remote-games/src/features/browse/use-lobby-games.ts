import { gamesPerPage, hotPlatform } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import { listCatalogue, listGames, listHotGames } from '@portal/shared/contract/games/catalogue';
import { listFavourites } from '@portal/shared/contract/games/favourites';
import type { Game } from '@portal/shared/contract/games/game';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { clientFacts } from './client-facts.ts';
import { gameQueryOf, type ListType, type LobbyState } from './lobby.rules.ts';

/** A lobby whose list is paged. */
export type PagedLobby = LobbyState & { listType: Exclude<ListType, 'recent'> };

interface LobbyGamesAnswer {
  /** Absent while the first page loads. */
  games?: Game[];
  totalPages: number;
  isFailed: boolean;
  /** True while older games are shown and the requested ones load. */
  isRefreshing: boolean;
  retry: () => void;
}

function useGameList(gameType: GameType, state: LobbyState, isEnabled: boolean) {
  const isMember = useReadable(useHost().member) !== undefined;
  return useCallQuery(isMember ? listGames : listCatalogue, gameQueryOf(gameType, state), {
    enabled: isEnabled,
    keepPrevious: true,
  });
}

// Loaded ahead, so that the hot list opens without waiting (docs/product.md 4).
const useHotList = (gameType: GameType) =>
  useCallQuery(listHotGames, { isPlatform: String(hotPlatform), platform: 'html5-desktop', gameType });

/** Number of games in the chosen list; undefined until known, and for the member's own lists, which are not counted. */
export function useLobbyCount(gameType: GameType, state: LobbyState): number | undefined {
  const { listType } = state;
  const list = useGameList(gameType, state, listType === 'all');
  const hot = useHotList(gameType);
  if (listType === 'all') return list.data?.totalGames;
  return listType === 'hot' ? hot.data?.games.length : undefined;
}

/**
 * The games of the paged lists: all (the list call of docs/product.md 7.2 for a member, its public twin for a visitor),
 * hot, favourites.
 */
export function useLobbyGames(gameType: GameType, state: PagedLobby): LobbyGamesAnswer {
  const { listType, pageNo } = state;
  const list = useGameList(gameType, state, listType === 'all');
  const hot = useHotList(gameType);
  const ofMember = { ...clientFacts, gameType, pageNo, pageSize: gamesPerPage };
  const favourites = useCallQuery(listFavourites, ofMember, { enabled: listType === 'fav', keepPrevious: true });
  const lists = { all: list, hot, fav: favourites };
  const games = { all: list.data?.games, hot: hot.data?.games, fav: favourites.data?.content };
  const shown = lists[listType];
  return {
    games: games[listType],
    totalPages: listType === 'hot' ? 1 : (lists[listType].data?.totalPages ?? 1),
    isFailed: shown.isError,
    isRefreshing: shown.isPlaceholderData,
    retry: () => void shown.refetch(),
  };
}
