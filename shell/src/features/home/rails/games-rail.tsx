import type { Game } from '@portal/shared/contract/games/game';
import { Link } from '@portal/shared/remote/router';
import type { GameCategory } from '@portal/shared/ui/category';
import { GameTileSkeleton } from '@portal/shared/ui/games/game-tile';
import { Rail } from '@portal/shared/ui/navigation/rail';
import type { ReactNode } from 'react';
import { GameRailTile } from '../../../frame/page-parts/game-rail-tile.tsx';
import { useText } from '../../../host/use-text.ts';
import { RailEmpty, RailFailed, type RailQuery } from './rail-state.tsx';

interface GamesRailProps {
  title: string;
  icon: ReactNode;
  category: GameCategory;
  allPath?: string;
  total?: number;
  query: RailQuery;
  /** Undefined while loading. */
  games: readonly Game[] | undefined;
}

const skeletonKeys = ['1', '2', '3', '4', '5', '6', '7'];

/** A rail of games with its own state: loading, failed, empty, loaded. */
export function GamesRail({ title, icon, category, allPath, total, query, games }: GamesRailProps) {
  const t = useText();
  if (query.isError && !games) return <RailFailed title={title} query={query} />;
  const all = allPath && <Link to={allPath}>{t('common.all')}</Link>;
  if (games?.length === 0) return <RailEmpty title={title} icon={icon} all={all} />;
  return (
    <Rail
      title={title}
      icon={icon}
      count={total === undefined ? undefined : t('nav.games', { count: total })}
      all={all}
      labels={{ previous: t('common.previous'), next: t('common.next') }}
    >
      {games
        ? games.map((game) => <GameRailTile key={game.nodeId} game={game} />)
        : skeletonKeys.map((key) => <GameTileSkeleton key={key} category={category} />)}
    </Rail>
  );
}
