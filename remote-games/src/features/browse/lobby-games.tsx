import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { Failed } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { spreadSubjects } from '@portal/shared/ui/games/spread-subjects.rules';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { GameGrid } from './game-grid.tsx';
import { GrowingGames } from './growing/growing-games.tsx';
import { WithNextPage } from './growing/next-page.tsx';
import { hasMore, type LobbyAction, type LobbyState } from './lobby.rules.ts';
import styles from './lobby-games.module.css';
import { NoGames, NoOwnGames } from './lobby-states.tsx';
import { RoomsDialog } from './rooms/rooms-dialog.tsx';
import { SubGamesDialog } from './sub-games-dialog.tsx';
import { type PagedLobby, useLobbyGames } from './use-lobby-games.ts';

interface LobbyGamesProps {
  gameType: GameType;
  vendors?: VendorEntry[];
  state: LobbyState;
  dispatch: (action: LobbyAction) => void;
}

const toAllGames: LobbyAction = { type: 'list-chosen', listType: 'all' };

/** Memoised while a choice is marked that its games do not show yet. */
export const LobbyGames = memo(function LobbyGames(props: LobbyGamesProps) {
  const { gameType, state } = props;
  const [opened, setOpened] = useState<Game>();
  const close = () => setOpened(undefined);
  const { listType } = state;
  return (
    <>
      {listType === 'recent' ? (
        <GrowingGames
          list={{ kind: 'recent', gameType }}
          empty={<NoOwnGames list="recent" onAll={() => props.dispatch(toAllGames)} />}
          onOpen={setOpened}
        />
      ) : (
        <PagedGames {...props} state={{ ...state, listType }} onOpen={setOpened} />
      )}
      {opened?.isGame === 'VASSALAGE' && <SubGamesDialog group={opened} onClose={close} onOpen={setOpened} />}
      {opened?.hasRooms && <RoomsDialog game={opened} onClose={close} />}
    </>
  );
});

type PagedGamesProps = LobbyGamesProps & { state: PagedLobby; onOpen: (game: Game) => void };

function PagedGames({ gameType, vendors, state, dispatch, onOpen }: PagedGamesProps) {
  const intl = useIntl();
  const top = useRef<HTMLElement>(null);
  const { games, totalPages, isFailed, isRefreshing, retry } = useLobbyGames(gameType, state);
  // An order of one's own and that of a search are kept.
  const isOwnOrder = state.listType === 'fav' || state.gameName !== '';
  const shown = useMemo(() => (games && !isOwnOrder ? spreadSubjects(games) : games), [games, isOwnOrder]);
  const turnTo = (pageNo: number) => {
    dispatch({ type: 'page-chosen', pageNo, totalPages });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const isBehindLast = games?.length === 0 && !isRefreshing && totalPages > 0 && state.pageNo > totalPages;
  useEffect(() => {
    if (isBehindLast) dispatch({ type: 'page-chosen', pageNo: totalPages, totalPages });
  }, [isBehindLast, totalPages, dispatch]);
  const hasNext = hasMore(state, totalPages);
  const isPaged = state.pageNo > 1 || hasNext;
  return (
    <section ref={top} className={styles.games} aria-label={intl.formatMessage({ id: 'lobby.games' })}>
      <p className="visually-hidden" role="status">
        {games
          ? intl.formatMessage({ id: 'lobby.pageOf' }, { page: state.pageNo, total: totalPages })
          : intl.formatMessage({ id: 'lobby.loading' })}
      </p>
      {isFailed ? (
        <Failed titleId="lobby.failed.title" query={{ refetch: retry }} />
      ) : games?.length === 0 && state.listType === 'fav' ? (
        <NoOwnGames list="fav" onAll={() => dispatch(toAllGames)} />
      ) : games?.length === 0 ? (
        <NoGames
          state={state}
          hasVendors={vendors?.length !== 0}
          onClear={() => dispatch({ type: 'filters-cleared' })}
        />
      ) : (
        <GameGrid isByGame={state.listType === 'fav'} {...{ gameType, games: shown, isRefreshing, onOpen }} />
      )}
      {isPaged && !isFailed && (
        <WithNextPage {...{ gameType, state }} hasMore={hasNext && !isRefreshing}>
          <Pagination
            className={styles.pages}
            pageNo={state.pageNo}
            totalPages={totalPages}
            onChange={turnTo}
            isSpoken={false}
            labels={{
              pages: intl.formatMessage({ id: 'lobby.pages' }),
              previous: intl.formatMessage({ id: 'lobby.previous' }),
              next: intl.formatMessage({ id: 'lobby.next' }),
            }}
          />
        </WithNextPage>
      )}
    </section>
  );
}
