import type { MatchView } from '../pvp-api.ts';

type NotifyPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Reports the player's rounds to the portal: opened with the stake, closed when it is paid or returned. */
export function createPortalMatch(notifyPortal: NotifyPortal) {
  let open: string | undefined;
  const close = () => {
    if (open) notifyPortal('round-closed', open);
    open = undefined;
  };
  return (match: MatchView | undefined) => {
    const isOver = !match || match.phase === 'over' || match.phase === 'void';
    if (isOver || match.roundId !== open) close();
    if (isOver || open) return;
    open = match.roundId;
    notifyPortal('round-opened', open);
  };
}
