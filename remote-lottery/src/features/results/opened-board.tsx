import { LazyPage } from '@portal/shared/remote/mounting/lazy-page';
import type { PageLoader } from '@portal/shared/remote/mounting/page-group';
import { useContext, useEffect } from 'react';
import { LobbyContext } from '../../game/lobby-context.ts';
import { useOpenBoard } from '../../game/use-open-board.ts';

/** Loaded with the first opened board. */
const loadBoard: PageLoader = async () =>
  (await import(/* webpackChunkName: "results" */ './results-dialog.tsx')).ResultsDialog;

/** Board of the game in the address; the lobby reports an unknown game. */
export function OpenedBoard() {
  const { gameId } = useOpenBoard();
  const { menus, boardOpened } = useContext(LobbyContext);
  useEffect(() => {
    if (gameId === undefined) boardOpened.current = undefined;
  }, [gameId, boardOpened]);
  const isHere = menus.some(({ games }) => games.some((game) => game.gameId === gameId));
  return isHere ? <LazyPage load={loadBoard} /> : null;
}
