import { serverNow, type ToldTime, toldTime } from './clock.rules.ts';

/** Server time of the page, and those who look at it four times a second. */
export function createServerClock(now: string) {
  let told: ToldTime = toldTime(now, performance.now(), performance.now());
  const listeners = new Set<() => void>();
  const clock = {
    now: (): number => serverNow(told, performance.now()),
    /** The server told its time in an answer to a question asked at this moment of `performance.now()`. */
    heard(at: string, askedAt: number): void {
      told = toldTime(at, askedAt, performance.now());
    },
    /** Calls back now and then on; the way to stop comes back. */
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
