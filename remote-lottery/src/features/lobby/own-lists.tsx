import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { useContext } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { NotLoaded } from '../../states/not-loaded.tsx';
import { NothingHere } from '../../states/nothing-here.tsx';
import { GameGrid } from './game-grid.tsx';
import { type Filter, knownGames, passes } from './lobby.rules.ts';
import { CardSkeletons } from './lobby-skeletons.tsx';
import { usePopularLottery, useRecentLottery } from './use-lottery-menu.ts';

interface ListProps {
  kind: 'popular' | 'recent' | 'favourites';
  ids: readonly string[];
  filter: Filter;
}

/** A list of ids as cards of the menu; games that the menu does not know are left out. */
function GameList({ kind, ids, filter }: ListProps) {
  const { menus } = useContext(LobbyContext);
  const games = knownGames(
    menus.flatMap((menu) => menu.games),
    ids,
  ).filter((game) => passes(game, filter));
  return games.length > 0 ? <GameGrid games={games} /> : <NothingHere of={`list.${kind}`} drawing="lantern" />;
}

interface Asked {
  data?: { games: readonly LotteryGame[] };
  isError: boolean;
  isFetching: boolean;
  fetchStatus: string;
  refetch: () => unknown;
}

function AskedList({ kind, query, filter }: { kind: 'popular' | 'recent'; query: Asked; filter: Filter }) {
  const { data } = query;
  // Without a network the question waits: it goes out by itself when there is one.
  const isStuck = query.isError || query.fetchStatus === 'paused';
  if (data) return <GameList kind={kind} ids={data.games.map(({ gameId }) => gameId)} filter={filter} />;
  return isStuck ? <NotLoaded titleId="lobby.failed.title" query={query} /> : <CardSkeletons />;
}

export function PopularGames({ filter }: { filter: Filter }) {
  return <AskedList kind="popular" query={usePopularLottery(filter.prizeMode, true)} filter={filter} />;
}

export function RecentGames({ filter }: { filter: Filter }) {
  return <AskedList kind="recent" query={useRecentLottery(true)} filter={filter} />;
}

export function FavouriteGames({ filter }: { filter: Filter }) {
  const { favourites } = useContext(LobbyContext);
  return <GameList kind="favourites" ids={favourites.ids} filter={filter} />;
}
