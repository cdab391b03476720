import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useContext, useState } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { GameGrid } from './cards/game-grid.tsx';
import { isLotteryVendor } from './choice.rules.ts';
import { type Filter, filteredMenus, isOwnView, type View } from './lobby.rules.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import styles from './lottery-page.module.css';
import { FavouriteGames, PopularGames, RecentGames } from './own-lists.tsx';
import { RegionBand } from './regions/region-band.tsx';

const views: readonly View[] = ['all', 'popular', 'recent', 'favourites'];

/** Games by region, popular ones, and the member's lists; filters apply to each. */
export function LobbyViews({ chosen, onChoose }: { chosen: View; onChoose(view: View): void }) {
  const host = useHost();
  const intl = useIntl();
  const isMember = useReadable(host.member) !== undefined;
  const { menus, asked } = useContext(LobbyContext);
  const [filter, setFilter] = useFilterOfAddress(asked.vendor);
  const view = isOwnView(chosen) && !isMember ? 'all' : chosen;
  const choose = (next: View) => {
    const show = () => onChoose(next);
    if (isOwnView(next)) host.protect(show);
    else show();
  };
  const games = menus.flatMap((menu) => menu.games);
  const list = { filter, onReset: () => setFilter({}), onAll: () => onChoose('all') };
  return (
    <Tabs
      label={intl.formatMessage({ id: 'view.label' })}
      items={views.map((value) => ({ value, label: intl.formatMessage({ id: `view.${value}` }) }))}
      value={view}
      onChange={choose}
    >
      <LobbyFilters games={games} filter={filter} onFilter={setFilter} />
      {view === 'all' ? <AllGames filter={filter} onReset={list.onReset} /> : null}
      {view === 'popular' ? <PopularGames {...list} /> : null}
      {view === 'recent' ? <RecentGames {...list} /> : null}
      {view === 'favourites' ? <FavouriteGames {...list} /> : null}
    </Tabs>
  );
}

/** The address is the source of truth: a link to another vendor and the browser's "back" change the filter. */
function useFilterOfAddress(vendor: string | undefined) {
  const known = vendor && isLotteryVendor(vendor) ? vendor : undefined;
  const [held, setHeld] = useState<{ known: string | undefined; filter: Filter }>({ known, filter: { vendor: known } });
  if (held.known !== known) setHeld({ known, filter: { ...held.filter, vendor: known } });
  return [held.filter, (filter: Filter) => setHeld({ known, filter })] as const;
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
