import type { Clock } from '../kernel/time/clock.ts';

export interface TestClock extends Clock {
  set(time: string): void;
  advanceMs(milliseconds: number): void;
}

/** Creates a clock that stands still until it is moved. */
export function testClock(start = '2026-03-02T08:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(time) {
      now = new Date(time);
    },
    advanceMs(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
