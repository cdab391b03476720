import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { FormattedMessage } from '@portal/shared/remote/intl';
import type { GameCategory } from '@portal/shared/ui/category';
import type { ReactNode } from 'react';
import type { Menu } from './choice.rules.ts';
import styles from './lottery-page.module.css';
import { LotteryTile } from './lottery-tile.tsx';
import { useFavourites } from './use-favourites.ts';

interface GameGroupsProps {
  menus: Menu[];
  popular: LotteryGame[];
  category: GameCategory;
  serverNowMs: number;
}

/** Favourites first, then popular games, then the groups of the menu. */
export function GameGroups({ menus, popular, category, serverNowMs }: GameGroupsProps) {
  const { ids, toggle } = useFavourites();
  const known = new Map(menus.flatMap(({ games }) => games.map((game) => [game.gameId, game])));
  const favourites = ids.flatMap((id) => known.get(id) ?? []);
  const group = (id: string, title: ReactNode, games: LotteryGame[]) =>
    games.length > 0 && (
      <section key={id} className={styles.group} aria-labelledby={`lottery-${id}`}>
        <h2 id={`lottery-${id}`}>{title}</h2>
        <div className={styles.grid}>
          {games.map((game) => (
            <LotteryTile
              key={game.gameId}
              game={game}
              category={category}
              serverNowMs={serverNowMs}
              isFavourite={ids.includes(game.gameId)}
              onToggle={() => toggle(game.gameId)}
            />
          ))}
        </div>
      </section>
    );
  return (
    <>
      {group('favourites', <FormattedMessage id="lobby.favourites" />, favourites)}
      {group('popular', <FormattedMessage id="lobby.popular" />, popular)}
      {menus.map((menu) => group(`menu-${menu.group}`, menu.name, menu.games))}
    </>
  );
}
