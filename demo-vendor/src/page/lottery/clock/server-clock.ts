import { serverNow, type ToldTime, toldTime } from './clock.rules.ts';

/** Creates the page's server clock, which calls its listeners four times a second. */
export function createServerClock(now: string) {
  let told: ToldTime = toldTime(now, performance.now(), performance.now());
  const listeners = new Set<() => void>();
  const clock = {
    now: (): number => serverNow(told, performance.now()),
    /** Sets the server time from an answer to a request made at this `performance.now()`. */
    heard(at: string, askedAt: number): void {
      told = toldTime(at, askedAt, performance.now());
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
