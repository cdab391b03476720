import { trialType } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import { getGameMenus, type VendorEntry } from '@portal/shared/contract/games/menus';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { useLocation } from '@portal/shared/remote/router';
import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import { CategoryHead } from '@portal/shared/ui/games/category-head';
import { type CSSProperties, memo, type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { LobbyFilters } from './filters/lobby-filters.tsx';
import { type LobbyAction, type LobbyState, lobbyReducer } from './lobby.rules.ts';
import { addressOfLobby, lobbyOfAddress } from './lobby-address.rules.ts';
import { LobbyGames } from './lobby-games.tsx';
import styles from './lobby-page.module.css';
import { useLobbyCount } from './use-lobby-games.ts';

interface LobbyPageProps {
  gameType: GameType;
  /** Above the games, for categories that open on something else; the games then have a heading of their own. */
  board?: ReactNode;
  /** Beside the games on wide screens and below them on phones. */
  mini: ReactNode;
  winners: ReactNode;
}

/** One category of the portal: head, board, filters and games. A visitor sees all of it. */
export function LobbyPage({ gameType, board, mini, winners }: LobbyPageProps) {
  const [state, dispatch] = useLobbyState();
  // What is chosen is marked at once; its games are rendered after that has been painted.
  const shown = useDeferredValue(state);
  const { vendors } = useRoomMenu(gameType);
  const games = useLobbyCount(gameType, state);
  const tint = { '--tint': tintOf(categoryOfGameType(gameType)) } as CSSProperties;
  return (
    <div className={styles.lobby} style={tint}>
      <LobbyHead gameType={gameType} games={games} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {board && (
            <>
              {board}
              <h2 className={styles.title}>
                <FormattedMessage id="matches.books" />
              </h2>
            </>
          )}
          <LobbyFilters gameType={gameType} vendors={vendors} state={state} dispatch={dispatch} />
          <LobbyGames gameType={gameType} vendors={vendors} state={shown} dispatch={dispatch} />
        </div>
        <div className={styles.mini}>{mini}</div>
        <div className={styles.winners}>{winners}</div>
      </div>
    </div>
  );
}

/** Vendors of a room; `undefined` until the menu is here. */
function useRoomMenu(gameType: GameType): { vendors?: VendorEntry[] } {
  const { data } = useCallQuery(getGameMenus, {});
  const menu = data?.menus.find((entry) => entry.gameType === gameType);
  return { vendors: data && (menu?.vendors ?? []) };
}

/** Stays as it is while pages are turned below it. */
const LobbyHead = memo(function LobbyHead({ gameType, games }: { gameType: GameType; games?: number }) {
  return (
    <CategoryHead
      category={categoryOfGameType(gameType)}
      title={<FormattedMessage id={`room.${gameType}`} />}
      count={games === undefined ? undefined : <FormattedMessage id="lobby.count" values={{ count: games }} />}
    >
      <FormattedMessage id={`room.${gameType}.text`} />
    </CategoryHead>
  );
});

/** Steps within one choice replace each other in the history, so that "back" undoes the whole choice. */
function isRefinement(action: LobbyAction, before: LobbyState): boolean {
  return action.type === 'page-chosen' || (action.type === 'name-typed' && before.gameName !== '');
}

/** Keeps the lobby state in the address: links work, and the browser's "back" undoes a choice. */
function useLobbyState(): [LobbyState, (action: LobbyAction) => void] {
  const host = useHost();
  const { pathname, search } = useLocation();
  const type = useReadable(host.member)?.type;
  const hasOwnLists = type !== undefined && type !== trialType;
  const state = useMemo(() => lobbyOfAddress(search, hasOwnLists), [search, hasOwnLists]);
  const dispatch = useCallback(
    (action: LobbyAction) => {
      const location = host.location.get();
      // What settles while the next page is on its way is not of that page.
      if (location.pathname !== pathname) return;
      const before = lobbyOfAddress(location.search, hasOwnLists);
      const after = lobbyReducer(before, action);
      if (after === before) return;
      host.navigate(addressOfLobby(location, after), { replace: isRefinement(action, before) });
    },
    [host, pathname, hasOwnLists],
  );
  return [state, dispatch];
}
