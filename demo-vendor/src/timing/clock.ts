import { pauseUnless } from './pause-unless.ts';

/** Clock of the studio; tests replace it by a faster one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves to true after the time, or to false as soon as the process stops. */
  wait(ms: number): Promise<boolean>;
}

export function createClock(stopping: AbortSignal, now: () => number = Date.now): Clock {
  return { now, wait: (ms) => pauseUnless(stopping, ms) };
}
