import { useReadable } from '@portal/shared/remote/host-context';
import { createServerClock, type ServerClock } from '@portal/shared/remote/time/server-clock';
import { createContext, useContext, useLayoutEffect, useState } from 'react';

export const ClockContext = createContext<ServerClock | undefined>(undefined);

export function useServerClock(): ServerClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useServerClock needs a ClockContext above it');
  return clock;
}

/** The server's time, new each second; only what shows it is drawn again. Undefined before the first answer. */
export function useServerNow(): number | undefined {
  return useReadable(useServerClock());
}

interface TimedAnswer {
  serverTime: string;
}

/**
 * One clock per page, set by each response that carries the server's time.
 * @param receivedAtMs when the answer came, by our clock: one from the cache is as old as that says
 */
export function useClockOf(answer: TimedAnswer | undefined, receivedAtMs: number): ServerClock {
  const [clock] = useState(() => createServerClock());
  useLayoutEffect(() => {
    if (answer) clock.sync(Date.parse(answer.serverTime) + Math.max(0, Date.now() - receivedAtMs));
  }, [clock, answer, receivedAtMs]);
  return clock;
}
