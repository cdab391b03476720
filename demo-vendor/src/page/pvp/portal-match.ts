import type { MatchView } from './pvp-api.ts';

type TellPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Tells the portal of the player's rounds: opened with the stake, closed when it is paid or given back. */
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
