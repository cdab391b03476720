import { trialType } from '@portal/shared/contract/constants';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useLocation } from '@portal/shared/remote/router';
import { useContext } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { GameGrid } from './cards/game-grid.tsx';
import { type Filter, filteredMenus, type Lobby } from './lobby.rules.ts';
import { addressOfLobby, lobbyOfAddress } from './lobby-address.rules.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import styles from './lottery-page.module.css';
import { FavouriteGames, PopularGames, RecentGames } from './own-lists.tsx';
import { RegionBand } from './regions/region-band.tsx';

/** Games by region, popular ones, and the member's lists; filters apply to each. */
export function LobbyViews() {
  const { menus } = useContext(LobbyContext);
  const [lobby, choose] = useLobby();
  const { view } = lobby;
  const list = {
    filter: lobby,
    onReset: () => choose({ vendor: undefined, prizeMode: undefined }),
    onAll: () => choose({ view: 'all' }),
  };
  return (
    <div>
      <LobbyFilters games={menus.flatMap(({ games }) => games)} lobby={lobby} onChoose={choose} />
      <div className={styles.list}>
        {view === 'all' ? <AllGames filter={lobby} onReset={list.onReset} /> : null}
        {view === 'popular' ? <PopularGames {...list} /> : null}
        {view === 'recent' ? <RecentGames {...list} /> : null}
        {view === 'favourites' ? <FavouriteGames {...list} /> : null}
      </div>
    </div>
  );
}

/** Keeps the lobby in the address: links work, and the browser's "back" undoes a choice. */
function useLobby(): [Lobby, (change: Partial<Lobby>) => void] {
  const host = useHost();
  const type = useReadable(host.member)?.type;
  const hasOwnLists = type !== undefined && type !== trialType;
  const { pathname, search } = useLocation();
  const choose = (change: Partial<Lobby>) => {
    const here = host.location.get();
    // A list that was pressed by a visitor is chosen after the login, when this may be another page.
    if (here.pathname !== pathname) return;
    host.navigate(addressOfLobby(here, { ...lobbyOfAddress(here.search, hasOwnLists), ...change }));
  };
  return [lobbyOfAddress(search, hasOwnLists), choose];
}

/** The menu by its groups. */
function AllGames({ filter, onReset }: { filter: Filter; onReset: () => void }) {
  const { menus } = useContext(LobbyContext);
  const shown = filteredMenus(menus, filter);
  if (shown.length === 0) return <NothingHere of="list.filter" drawing="lantern" onAct={onReset} />;
  return shown.map((menu) => (
    <section key={menu.group} className={styles.group} aria-labelledby={`lottery-${menu.group}`}>
      <RegionBand menu={menu} titleId={`lottery-${menu.group}`} />
      <GameGrid games={menu.games} />
    </section>
  ));
}
