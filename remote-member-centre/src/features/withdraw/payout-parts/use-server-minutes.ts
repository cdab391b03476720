import { useEffect, useState } from 'react';
import { minutesUntil } from '../tracking/timeline.rules.ts';

const tickMs = 5_000;

/** Minutes left by the clock of the platform, whose time was `serverTime` when the answer came. */
export function useServerMinutes(moment: string, serverTime: string): number {
  const [offsetMs, setOffsetMs] = useState(() => Date.parse(serverTime) - Date.now());
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setOffsetMs(Date.parse(serverTime) - Date.now());
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [serverTime]);
  return minutesUntil(moment, nowMs + offsetMs);
}
