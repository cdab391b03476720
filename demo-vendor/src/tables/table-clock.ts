import { pauseUnless } from '../rounds/pause-unless.ts';

/** The time of the tables; tests bring one that runs as fast as they like. */
export interface TableClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the time, or with false as soon as the process stops. */
  wait(ms: number): Promise<boolean>;
}

export function createTableClock(stopping: AbortSignal, now: () => number = Date.now): TableClock {
  return { now, wait: (ms) => pauseUnless(stopping, ms) };
}
