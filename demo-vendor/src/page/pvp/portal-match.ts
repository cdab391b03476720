import type { MatchView } from './pvp-api.ts';

type TellPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Reports the player's rounds to the portal: opened with the stake, closed when it is paid or returned. */
export function createPortalMatch(tellPortal: TellPortal) {
  let open: string | undefined;
  const close = () => {
    if (open) tellPortal('round-closed', open);
    open = undefined;
  };
  return (match: MatchView | undefined) => {
    const isOver = !match || match.phase === 'over' || match.phase === 'void';
    if (isOver || match.roundId !== open) close();
    if (isOver || open) return;
    open = match.roundId;
    tellPortal('round-opened', open);
  };
}
