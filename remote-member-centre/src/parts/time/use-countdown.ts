import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Milliseconds until a moment by the clock of the platform, whose time was `serverTime` when the answer came. */
export function useCountdown(moment: string, serverTime: string): number {
  const [aheadMs, setAheadMs] = useState(() => Date.parse(serverTime) - Date.now());
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setAheadMs(Date.parse(serverTime) - Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [serverTime]);
  return Math.max(0, Date.parse(moment) - nowMs - aheadMs);
}
