import { pauseUnless } from '../retry/pause-unless.ts';

/** Clock of the tables; tests replace it by a faster one. */
export interface TableClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves to true after the time, or to false as soon as the process stops. */
  wait(ms: number): Promise<boolean>;
}

export function createTableClock(stopping: AbortSignal, now: () => number = Date.now): TableClock {
  return { now, wait: (ms) => pauseUnless(stopping, ms) };
}
