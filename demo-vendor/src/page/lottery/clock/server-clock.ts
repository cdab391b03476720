import { type ClockReading, clockReading, serverNow } from './clock.rules.ts';

/** Creates the page's server clock, which calls its listeners four times a second. */
export function createServerClock(now: string) {
  let reading: ClockReading = clockReading(now, performance.now(), performance.now());
  const listeners = new Set<() => void>();
  const clock = {
    now: (): number => serverNow(reading, performance.now()),
    /** Sets the server time from an answer to a request made at this `performance.now()`. */
    heard(at: string, askedAt: number): void {
      reading = clockReading(at, askedAt, performance.now());
    },
    /** Calls back now and regularly; returns the unsubscribe. */
    onTick(listener: () => void): () => void {
      listeners.add(listener);
      listener();
      return () => listeners.delete(listener);
    },
  };
  setInterval(() => {
    for (const listener of listeners) listener();
  }, 250);
  return clock;
}
export type ServerClock = ReturnType<typeof createServerClock>;
