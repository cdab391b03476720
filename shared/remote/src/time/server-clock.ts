import { createWritable, type Readable } from '../readable.ts';

/** Answers that come later look older by their way here: within this much the earliest is believed. */
const latencyMs = 2_000;

/** The server's time in whole seconds (ms since 1970); undefined before the first response with it. */
export interface ServerClock extends Readable<number | undefined> {
  /** @param serverMs the server's time of this moment */
  sync(serverMs: number): void;
}

/**
 * Continues from the server's time by the time elapsed here, independent of the player's clock. It ticks only with
 * subscribers and in a visible tab.
 */
export function createServerClock(page: Document = document): ServerClock {
  const second = createWritable<number | undefined>(undefined);
  let aheadMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchers = 0;

  function tick(): void {
    clearTimeout(timer);
    if (aheadMs === undefined) return;
    const now = performance.now() + aheadMs;
    second.set(Math.floor(now / 1000) * 1000);
    if (watchers > 0 && !page.hidden) timer = setTimeout(tick, 1000 - (now % 1000));
  }

  return {
    get: second.get,
    sync(serverMs) {
      const measuredAheadMs = serverMs - performance.now();
      const isNear = aheadMs !== undefined && Math.abs(measuredAheadMs - aheadMs) < latencyMs;
      aheadMs = isNear ? Math.max(measuredAheadMs, aheadMs ?? measuredAheadMs) : measuredAheadMs;
      tick();
    },
    subscribe(listener) {
      const stop = second.subscribe(listener);
      if (watchers === 0) page.addEventListener('visibilitychange', tick);
      watchers += 1;
      tick();
      return () => {
        stop();
        watchers -= 1;
        if (watchers > 0) return;
        page.removeEventListener('visibilitychange', tick);
        clearTimeout(timer);
      };
    },
  };
}
