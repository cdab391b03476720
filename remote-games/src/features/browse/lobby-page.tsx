import type { GameType } from '@portal/shared/contract/game-types';
import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import type { CSSProperties, ReactNode } from 'react';
import { LobbyFilters } from './filters/lobby-filters.tsx';
import { LobbyGames } from './lobby-games.tsx';
import { LobbyHead } from './lobby-head.tsx';
import styles from './lobby-page.module.css';
import { useLobbyCount } from './use-lobby-games.ts';
import { useLobbyState } from './use-lobby-state.ts';
import { useRoomMenu } from './use-room-menu.ts';

interface LobbyPageProps {
  gameType: GameType;
  /** Beside the games on wide screens and below them on phones. */
  mini: ReactNode;
  winners: ReactNode;
}

/** One category of the portal: head, filters and games. A visitor sees all of it. */
export function LobbyPage({ gameType, mini, winners }: LobbyPageProps) {
  const [state, dispatch] = useLobbyState();
  const { vendors } = useRoomMenu(gameType);
  const games = useLobbyCount(gameType, state);
  const tint = { '--tint': tintOf(categoryOfGameType(gameType)) } as CSSProperties;
  return (
    <div className={styles.lobby} style={tint}>
      <LobbyHead gameType={gameType} games={games} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <LobbyFilters gameType={gameType} vendors={vendors} state={state} dispatch={dispatch} />
          <LobbyGames gameType={gameType} vendors={vendors} state={state} dispatch={dispatch} />
        </div>
        <div className={styles.mini}>{mini}</div>
        <div className={styles.winners}>{winners}</div>
      </div>
    </div>
  );
}
