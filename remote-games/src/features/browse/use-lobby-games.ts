import { hotPlatform } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { listCatalogue, listGames } from '@portal/shared/contract/games/list-catalogue';
import { listHotGames } from '@portal/shared/contract/games/list-hot-games';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { gameQueryOf, type LobbyState } from './lobby.rules.ts';

interface LobbyGamesAnswer {
  /** Absent while the first page loads. */
  games?: Game[];
  totalPages: number;
  isFailed: boolean;
  /** Older games are on screen while the asked ones are on their way. */
  isRefreshing: boolean;
  retry: () => void;
}

/** The games of the lobby: the list call of specification 7.2 for a member, its public twin for a visitor, or the hot list. */
export function useLobbyGames(gameType: GameType, state: LobbyState): LobbyGamesAnswer {
  const host = useHost();
  const isMember = useReadable(host.member) !== undefined;
  const isHotList = state.listType === 'hot';
  const listCall = isMember ? listGames : listCatalogue;
  const list = useCallQuery(listCall, gameQueryOf(gameType, state), { enabled: !isHotList, keepPrevious: true });
  // Loaded at once, so that choosing the hot list shows it without a wait (specification 4).
  const hot = useCallQuery(listHotGames, { isPlatform: String(hotPlatform), platform: 'html5-desktop', gameType });
  const shown = isHotList ? hot : list;
  return {
    games: shown.data?.games,
    totalPages: isHotList ? 1 : (list.data?.totalPages ?? 1),
    isFailed: shown.isError,
    isRefreshing: shown.isPlaceholderData,
    retry: () => void shown.refetch(),
  };
}
