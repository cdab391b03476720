import { useContext } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { GameGrid } from './cards/game-grid.tsx';
import { type Filter, filteredMenus } from './lobby.rules.ts';
import styles from './lottery-page.module.css';
import { RegionBand } from './regions/region-band.tsx';

/** The menu by its groups. */
export function AllGames({ filter, onReset }: { filter: Filter; onReset: () => void }) {
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
