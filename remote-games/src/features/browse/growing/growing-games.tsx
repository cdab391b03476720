import type { Game } from '@portal/shared/contract/games/game';
import { Failed } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { InfiniteScroll } from '@portal/shared/ui/lists/infinite-scroll';
import { Activity, memo, type ReactNode, startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import { GameGrid } from '../game-grid.tsx';
import styles from '../lobby-games.module.css';
import { firstGrowing, growingReducer, isGrowing } from './growing.rules.ts';
import { NextOfGrowing } from './next-page.tsx';
import { type GrowingList, useGamesPage } from './use-games-page.ts';

interface GrowingGamesProps {
  list: GrowingList;
  /** Shown when the list is empty. */
  empty: ReactNode;
  onOpen?: (game: Game) => void;
  onLaunch?: () => void;
}

/**
 * Shows page after page until the last (docs/product.md 4, the recent list): the next one appears when the end is
 * reached. It is rendered ahead, hidden and in idle time, so that it only has to be revealed.
 */
export function GrowingGames({ list, empty, onOpen, onLaunch }: GrowingGamesProps) {
  const intl = useIntl();
  const [state, dispatch] = useReducer(growingReducer, firstGrowing);
  const onPageLoaded = useCallback((pageNo: number, totalPages: number) => {
    dispatch({ type: 'page-loaded', pageNo, totalPages });
  }, []);
  const [madeAhead, setMadeAhead] = useState(0);
  const makeAhead = useCallback((pageNo: number) => startTransition(() => setMadeAhead(pageNo)), []);
  const { asked, totalPages, loaded } = state;
  if (totalPages === 0) return empty;
  const hasNext = totalPages !== undefined && asked < totalPages;
  const status = intl.formatMessage({ id: 'lobby.pageOf' }, { page: loaded, total: totalPages ?? 1 });
  return (
    <InfiniteScroll
      hasMore={hasNext}
      isLoading={isGrowing(state)}
      onMore={() => dispatch({ type: 'more-asked' })}
      labels={{
        more: intl.formatMessage({ id: 'lobby.more' }),
        loading: intl.formatMessage({ id: 'lobby.loading' }),
        status: totalPages === undefined ? '' : status,
      }}
    >
      <div className={styles.growing}>
        {Array.from({ length: Math.max(asked, madeAhead) }, (_, at) => (
          <Activity key={String(at)} mode={at < asked ? 'visible' : 'hidden'}>
            <OnePage list={list} pageNo={at + 1} onLoaded={onPageLoaded} {...{ onOpen, onLaunch }} />
          </Activity>
        ))}
      </div>
      {/* It stays until its page has loaded: leaving with the request under way would abort it, and the page ask again. */}
      {totalPages !== undefined && loaded < totalPages && (
        <NextOfGrowing list={list} pageNo={loaded + 1} onHere={makeAhead} />
      )}
    </InfiniteScroll>
  );
}

interface OnePageProps {
  list: GrowingList;
  pageNo: number;
  onLoaded: (pageNo: number, totalPages: number) => void;
  onOpen?: (game: Game) => void;
  onLaunch?: () => void;
}

/** Memoised: otherwise a hundred pages would render again for each further one. */
const OnePage = memo(function OnePage({ list, pageNo, onLoaded, onOpen, onLaunch }: OnePageProps) {
  const { games, totalPages, isFailed, retry } = useGamesPage(list, pageNo);
  useEffect(() => {
    if (totalPages !== undefined) onLoaded(pageNo, totalPages);
  }, [totalPages, pageNo, onLoaded]);
  if (isFailed) return <Failed titleId="lobby.failed.title" query={{ refetch: retry }} />;
  // A group is listed among its vendor's games, too, and must not lead to itself.
  const shown = list.kind === 'group' ? games?.filter((game) => game.isGame !== 'VASSALAGE') : games;
  return <GameGrid gameType={list.gameType} games={shown} isScrolled {...{ onOpen, onLaunch }} />;
});
