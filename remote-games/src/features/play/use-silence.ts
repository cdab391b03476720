import { useEffect, useState } from 'react';

/** A game that has not said that it is ready for so long does not answer; on a slow line it may still come. */
export const patienceMs = 10_000;

/** True once a game page has kept silent for too long; false again as soon as it is ready. */
export function useSilence(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = window.setTimeout(() => setIsOver(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, [isReady]);
  return isOver && !isReady;
}
