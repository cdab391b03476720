import { listFavouriteIds } from '@portal/shared/contract/games/favourites';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useContext } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { NothingHere } from '../../states/nothing-here.tsx';
import { GameGrid } from './cards/game-grid.tsx';
import { type Filter, knownGames, passes } from './lobby.rules.ts';
import { CardSkeletons } from './lobby-skeletons.tsx';
import { usePopularLottery, useRecentLottery } from './use-lottery-menu.ts';

interface OwnListProps {
  filter: Filter;
  /** Removes the filters. */
  onReset: () => void;
  /** To the list of all games. */
  onAll: () => void;
}

interface ListProps extends OwnListProps {
  kind: 'popular' | 'recent' | 'favourites';
  ids: readonly string[];
}

/** A list of node ids as cards of the menu; games that are not in the menu are omitted. */
function GameList({ kind, ids, filter, onReset, onAll }: ListProps) {
  const { menus } = useContext(LobbyContext);
  const known = knownGames(
    menus.flatMap((menu) => menu.games),
    ids,
  );
  const games = known.filter((game) => passes(game, filter));
  if (games.length > 0) return <GameGrid games={games} />;
  // Favourites hidden by filters still exist, so the list does not claim to be empty.
  if (known.length > 0) return <NothingHere of="list.filter" drawing="lantern" onAct={onReset} />;
  return <NothingHere of={`list.${kind}`} drawing="lantern" onAct={onAll} />;
}

interface Asked {
  isError: boolean;
  isFetching: boolean;
  fetchStatus: string;
  refetch: () => unknown;
}

interface QueriedListProps extends Omit<ListProps, 'ids'> {
  query: Asked;
  /** Absent until the query is answered. */
  ids?: readonly string[];
}

function QueriedList({ query, ids, ...list }: QueriedListProps) {
  // Offline the query waits and is sent automatically when online.
  const isStuck = query.isError || query.fetchStatus === 'paused';
  if (ids) return <GameList {...list} ids={ids} />;
  return isStuck ? <Failed titleId="lobby.failed.title" query={query} /> : <CardSkeletons />;
}

export function PopularGames(props: OwnListProps) {
  const query = usePopularLottery(props.filter.prizeMode, true);
  return <QueriedList {...props} kind="popular" query={query} ids={query.data?.games.map(({ nodeId }) => nodeId)} />;
}

export function RecentGames(props: OwnListProps) {
  const query = useRecentLottery(true);
  return <QueriedList {...props} kind="recent" query={query} ids={query.data?.games.map(({ nodeId }) => nodeId)} />;
}

export function FavouriteGames(props: OwnListProps) {
  const query = useCallQuery(listFavouriteIds, {});
  return <QueriedList {...props} kind="favourites" query={query} ids={query.data?.nodeIds} />;
}
