import { useLocation } from '@portal/shared/remote/router';
import { LobbyPage } from '../features/browse/lobby-page.tsx';
import { UnknownLobby } from '../features/browse/unknown-lobby.tsx';
import { MiniGames } from '../features/mini/mini-games.tsx';
import { WinnerBoard } from '../features/winners/winner-board.tsx';
import { gameTypeOfPath, lobbyPaths } from '../rooms.ts';

/** The lobby of the game type in the path; the query carries its filters. */
export function EgamePage() {
  const { pathname } = useLocation();
  const gameType = lobbyPaths[pathname.toLowerCase()] ?? gameTypeOfPath(pathname);
  if (!gameType) return <UnknownLobby />;
  return <LobbyPage key={gameType} gameType={gameType} mini={<MiniGames />} winners={<WinnerBoard />} />;
}
