import { useEffect, useRef } from 'react';
import { nextPollMs } from './after-draws.rules.ts';
import { useServerClock } from './clock-context.ts';
import { passedDraws } from './countdown.rules.ts';

/**
 * Asks again once a draw has begun, with growing delays until the response names a later one. One request at a time;
 * another draw that begins resets the delays. A hidden tab does not ask, since its clock is paused.
 */
export function useAfterDraws(drawTimes: readonly (string | undefined)[], ask: () => Promise<unknown>): void {
  const clock = useServerClock();
  const latest = useRef({ drawTimes, ask });
  useEffect(() => {
    latest.current = { drawTimes, ask };
  });
  useEffect(() => {
    const wait = createWait(() => latest.current.ask());
    const look = () => {
      const now = clock.get();
      if (now !== undefined) wait.see(passedDraws(latest.current.drawTimes, now));
    };
    const stop = clock.subscribe(look);
    look();
    return () => {
      stop();
      wait.end();
    };
  }, [clock]);
}

function createWait(ask: () => Promise<unknown>) {
  let seen: readonly string[] = [];
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function pollNow(): Promise<void> {
    timer = undefined;
    isAsking = true;
    tries += 1;
    await ask().catch(() => undefined);
    isAsking = false;
  }

  return {
    /** @param passed draws that have begun and are still named by the answer */
    see(passed: readonly string[]): void {
      if (passed.length === 0 || passed.some((at) => !seen.includes(at))) {
        tries = 0;
        clearTimeout(timer);
        timer = undefined;
      }
      seen = passed;
      if (passed.length === 0 || timer !== undefined || isAsking) return;
      timer = setTimeout(() => void pollNow(), nextPollMs(tries, Math.random()));
    },
    end: () => clearTimeout(timer),
  };
}
