import type { Clock } from '../timing/clock.ts';

interface Timer {
  at: number;
  ring(): void;
}

/** Creates a clock that jumps from timer to timer, once all pending work that needs no time is done. */
export function virtualClock(startMs: number) {
  let now = startMs;
  let timers: Timer[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (ms) => new Promise((resolve) => timers.push({ at: now + ms, ring: () => resolve(true) })),
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    clock,
    /** Lets so much time pass, with everything that happens in it. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      await settle();
      for (;;) {
        const due = Math.min(...timers.map(({ at }) => at));
        if (due > until) break;
        now = Math.max(now, due);
        const ringing = timers.filter(({ at }) => at <= now);
        timers = timers.filter(({ at }) => at > now);
        for (const { ring } of ringing) ring();
        await settle();
      }
      now = until;
    },
  };
}
