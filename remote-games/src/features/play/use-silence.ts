import { useEffect, useState } from 'react';

/** A game that is not ready after this time does not respond; on a slow line it may still load. */
const silenceLimitMs = 10_000;

/** True once a game page has been silent for too long; false again as soon as it is ready. */
export function useSilence(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = window.setTimeout(() => setIsOver(true), silenceLimitMs);
    return () => window.clearTimeout(timer);
  }, [isReady]);
  return isOver && !isReady;
}
