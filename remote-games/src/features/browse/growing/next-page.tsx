import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { useNearView } from '@portal/shared/ui/behaviour/use-near-view';
import { preloadPictures } from '@portal/shared/ui/images/preload-pictures';
import { type ReactNode, useEffect, useRef } from 'react';
import { type PagedLobby, useLobbyGames } from '../use-lobby-games.ts';
import { type GrowingList, useGamesPage } from './use-games-page.ts';

/** Prefetches the next page when the pager comes near the screen, so that it opens at once. */
export function WithNextPage(props: { gameType: GameType; state: PagedLobby; hasMore: boolean; children: ReactNode }) {
  const { gameType, state, hasMore, children } = props;
  const elementRef = useRef<HTMLDivElement>(null);
  const isNear = useNearView(elementRef, 0, state.pageNo);
  return (
    <div ref={elementRef}>
      {children}
      {isNear && hasMore && <NextOfLobby gameType={gameType} state={{ ...state, pageNo: state.pageNo + 1 }} />}
    </div>
  );
}

function NextOfLobby({ gameType, state }: { gameType: GameType; state: PagedLobby }) {
  const { games, isRefreshing } = useLobbyGames(gameType, state);
  usePicturesAhead(isRefreshing ? undefined : games);
  return null;
}

interface NextOfGrowingProps {
  list: GrowingList;
  pageNo: number;
  /** The games of the page have loaded. */
  onHere: (pageNo: number) => void;
}

/** The page after the last one of a growing list. */
export function NextOfGrowing({ list, pageNo, onHere }: NextOfGrowingProps) {
  const { games } = useGamesPage(list, pageNo);
  usePicturesAhead(games);
  useEffect(() => {
    if (games) onHere(pageNo);
  }, [games, pageNo, onHere]);
  return null;
}

function usePicturesAhead(games?: readonly Game[]): void {
  useEffect(() => {
    if (games) preloadPictures(games.flatMap(({ image, drawn }) => image ?? drawn ?? []));
  }, [games]);
}
