import { matchTypes } from '@portal/shared/contract/games/matches';
import { useLocation } from '@portal/shared/remote/router';
import { LobbyPage } from '../features/browse/lobby-page.tsx';
import { UnknownLobby } from '../features/browse/unknown-lobby.tsx';
import { MatchBoard } from '../features/matches/match-board.tsx';
import { MiniGames } from '../features/mini/mini-games.tsx';
import { WinnerBoard } from '../features/winners/winner-board.tsx';
import { gameTypeOfPath, lobbyPaths } from '../rooms.ts';

/** Made once: no filter changes them. */
const mini = <MiniGames />;
const winners = <WinnerBoard />;

/** The lobby of the game type in the path; the query carries its filters. */
export function EgamePage() {
  const { pathname } = useLocation();
  const gameType = lobbyPaths[pathname.toLowerCase()] ?? gameTypeOfPath(pathname);
  if (!gameType) return <UnknownLobby />;
  const matchType = matchTypes.find((type) => type === gameType);
  const board = matchType && <MatchBoard gameType={matchType} />;
  return <LobbyPage key={gameType} gameType={gameType} board={board} mini={mini} winners={winners} />;
}
