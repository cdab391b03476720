import type { GameType } from '@portal/shared/contract/game-types';
import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import { type CSSProperties, type ReactNode, useEffect, useReducer } from 'react';
import { firstLobby, type LobbyAction, lobbyReducer } from './lobby.rules.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyGames } from './lobby-games.tsx';
import { LobbyHead } from './lobby-head.tsx';
import styles from './lobby-page.module.css';
import { useRoomMenu } from './use-room-menu.ts';

interface LobbyPageProps {
  gameType: GameType;
  /** Vendor chosen by the address. */
  vassalage?: string;
  /** Both stand beside the games on wide screens and below them on phones. */
  mini: ReactNode;
  winners: ReactNode;
}

/** One room of the portal: its head, its filters, its games. A visitor sees all of it. */
export function LobbyPage({ gameType, vassalage, mini, winners }: LobbyPageProps) {
  const [state, dispatch] = useReducer(lobbyReducer, { ...firstLobby, vassalage });
  const { vendors, games } = useRoomMenu(gameType);
  useVendorOfAddress(vassalage, state.vassalage, dispatch);
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

/** The address leads: a link of the header to another vendor changes the list, and so does "back" of the browser. */
function useVendorOfAddress(
  wanted: string | undefined,
  shown: string | undefined,
  dispatch: (action: LobbyAction) => void,
) {
  useEffect(() => {
    if (wanted !== shown) dispatch({ type: 'vendor-chosen', vassalage: wanted });
  }, [wanted, shown, dispatch]);
}
