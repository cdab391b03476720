import type { Page } from 'playwright';

export interface Frames {
  /** Milliseconds between two frames. */
  frames: number[];
  /** Milliseconds of each task of more than 50. */
  tasks: number[];
}

/**
 * Runs in the page: records the time of each frame and of each long task from now on. Has methods only, since compiled
 * functions call a naming helper that the page does not have.
 */
function watch() {
  const seen: Frames = { frames: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const watching = {
    last: performance.now(),
    isOver: false,
    step(now: number) {
      // The clock of frames goes in tenths: two of 60 a second are 33.4, and not a sum beside it.
      seen.frames.push(Math.round((now - watching.last) * 10) / 10);
      watching.last = now;
      if (!watching.isOver) requestAnimationFrame(watching.step);
    },
    benchFrames() {
      watching.isOver = true;
      return seen;
    },
  };
  requestAnimationFrame(watching.step);
  Object.assign(window, { benchFrames: watching.benchFrames });
}

/** Frames and long tasks of the page while something is done to it. */
export async function framesOf(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(watch);
  await work();
  return page.evaluate(() => {
    const { benchFrames } = window as Window & { benchFrames?: () => Frames };
    return benchFrames?.() ?? { frames: [], tasks: [] };
  });
}
