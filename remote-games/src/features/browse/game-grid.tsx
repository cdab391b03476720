import { gamesPerPage } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import { useFavourites } from '@portal/shared/remote/games/use-favourites';
import { categoryOfGameType } from '@portal/shared/ui/category';
import { cx } from '@portal/shared/ui/cx';
import { GameTileSkeleton } from '@portal/shared/ui/games/game-tile';
import { TableTileSkeleton } from '@portal/shared/ui/games/table-tile';
import styles from './lobby-games.module.css';
import { LobbyTile } from './lobby-tile.tsx';
import { LiveTableTile } from './tables/live-table-tile.tsx';
import { isTableCategory, useLiveTables } from './tables/use-live-tables.ts';

interface GameGridProps {
  gameType: GameType;
  /** Absent while the first page loads. */
  games?: Game[];
  isRefreshing?: boolean;
  /**
   * True if a tile belongs to its game, as in a list with removals. Otherwise the tile stays and shows the next page's
   * game.
   */
  isByGame?: boolean;
  /** Loads while its list is scrolled: placeholder tiles do not shimmer. */
  isScrolled?: boolean;
  onOpen?: (game: Game) => void;
  onLaunch?: () => void;
}

export function GameGrid({
  gameType,
  games,
  isRefreshing = false,
  isByGame = false,
  isScrolled = false,
  onOpen,
  onLaunch,
}: GameGridProps) {
  const category = categoryOfGameType(gameType);
  const { has, toggle } = useFavourites();
  const isTables = isTableCategory(gameType);
  const { tables, isLoading, clock } = useLiveTables(gameType);
  const Skeleton = isTables ? TableTileSkeleton : GameTileSkeleton;
  const tileCount = games?.length ?? gamesPerPage;
  return (
    <div
      className={cx(styles.grid, isTables && styles.tables, isRefreshing && styles.refreshing)}
      aria-busy={!games || isRefreshing}
    >
      {Array.from({ length: tileCount }, (_, index) => {
        const game = games?.[index];
        if (!game) return <Skeleton key={String(index)} category={category} isStill={isScrolled} />;
        const key = isByGame ? game.nodeId : String(index);
        const tile = { game, isFavourite: has(game.nodeId), onFavourite: toggle, onOpen, onLaunch };
        if (isTables) {
          return <LiveTableTile key={key} {...tile} {...{ isLoading, clock }} table={tables.get(game.nodeId)} />;
        }
        return <LobbyTile key={key} {...tile} />;
      })}
    </div>
  );
}
