import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useContext } from 'react';
import { LobbyContext } from './lobby-context.ts';

/**
 * Opens a lottery: its slip, or the lobby of its vendor (docs/product.md 7.2, lottoView). The play type is that of the
 * address, for the game that the address names.
 */
export function useLaunch() {
  const host = useHost();
  const { asked } = useContext(LobbyContext);
  return (
    { vassalage, gameCode, gameName, prizeMode, opensIn }: LotteryGame,
    view: 'betting' | 'lobby' = 'betting',
  ) => {
    const isAsked = asked.gameCode === gameCode && (!asked.vendor || asked.vendor === vassalage);
    const playType = view === 'betting' && isAsked ? asked.playType : undefined;
    return host.launchGame({
      vassalage,
      gameCode,
      gameName,
      opensIn,
      lottery: { view, prizeMode, ...(playType && { playType }) },
    });
  };
}
