import { Route, Routes, useLocation, useSearchParams } from '@portal/shared/remote/router';
import { LobbyPage } from './features/browse/lobby-page.tsx';
import { UnknownLobby } from './features/browse/unknown-lobby.tsx';
import { DirectLaunchPage } from './features/direct/direct-launch-page.tsx';
import { GameFramePage } from './features/play/game-frame-page.tsx';
import { WinnerBoard } from './features/winners/winner-board.tsx';
import { gameTypeOfPath, lobbyPaths, vendorParameter } from './rooms.ts';

/** The pages of specification 2.1 that this remote owns; the only place where its features meet. */
export function GamesRoutes() {
  return (
    <Routes>
      <Route path="/game" element={<GameFramePage />} />
      <Route path="/seamless" element={<DirectLaunchPage lobby="/rng" />} />
      <Route path="/fbsports" element={<DirectLaunchPage lobby="/sports" />} />
      <Route path="*" element={<Lobby />} />
    </Routes>
  );
}

function Lobby() {
  const { pathname } = useLocation();
  const vassalage = useSearchParams()[0].get(vendorParameter) ?? undefined;
  const gameType = lobbyPaths[pathname.toLowerCase()] ?? gameTypeOfPath(pathname);
  if (!gameType) return <UnknownLobby />;
  return <LobbyPage key={gameType} gameType={gameType} vassalage={vassalage} aside={<WinnerBoard />} />;
}
