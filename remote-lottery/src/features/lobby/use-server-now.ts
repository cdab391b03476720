import { useEffect, useState } from 'react';

const tickMs = 1000;

/** The server's time, told anew each second; one clock for all countdowns of the page. */
export function useServerNow(offsetMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs + offsetMs;
}
