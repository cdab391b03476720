import { gamesPerPage } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { clientFacts } from '../client-facts.ts';

/** A list that is read page by page: recently opened games, or the games behind a group. */
export type GrowingList =
  | { kind: 'recent'; gameType: GameType }
  | { kind: 'group'; gameType: GameType; vassalage: string };

interface GamesPage {
  /** Absent while loading. */
  games?: Game[];
  totalPages?: number;
  isFailed: boolean;
  retry: () => void;
}

export function useGamesPage(list: GrowingList, pageNo: number): GamesPage {
  const page = { pageNo, pageSize: gamesPerPage, gameType: list.gameType };
  const isRecent = list.kind === 'recent';
  const { clientType } = clientFacts;
  const recent = useCallQuery(listRecentGames, { ...page, clientType }, { enabled: isRecent });
  const vassalage = isRecent ? undefined : list.vassalage;
  const group = useCallQuery(listCatalogue, { ...page, ...(vassalage && { vassalage }) }, { enabled: !isRecent });
  const shown = isRecent ? recent : group;
  return {
    games: isRecent ? recent.data?.list : group.data?.games,
    totalPages: shown.data?.totalPages,
    isFailed: shown.isError,
    retry: () => void shown.refetch(),
  };
}
