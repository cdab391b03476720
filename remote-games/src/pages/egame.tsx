import { useLocation, useSearchParams } from '@portal/shared/remote/router';
import { LobbyPage } from '../features/browse/lobby-page.tsx';
import { UnknownLobby } from '../features/browse/unknown-lobby.tsx';
import { MiniGames } from '../features/mini/mini-games.tsx';
import { WinnerBoard } from '../features/winners/winner-board.tsx';
import { gameTypeOfPath, lobbyPaths, vendorParameter } from '../rooms.ts';

/** The lobby of the game type in the path; `page` of the query is the vendor. */
export function EgamePage() {
  const { pathname } = useLocation();
  const vassalage = useSearchParams()[0].get(vendorParameter) ?? undefined;
  const gameType = lobbyPaths[pathname.toLowerCase()] ?? gameTypeOfPath(pathname);
  if (!gameType) return <UnknownLobby />;
  return (
    <LobbyPage
      key={gameType}
      gameType={gameType}
      vassalage={vassalage}
      mini={<MiniGames />}
      winners={<WinnerBoard />}
    />
  );
}
