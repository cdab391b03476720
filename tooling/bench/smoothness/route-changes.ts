import type { Page } from 'playwright';
import { untilIdle } from '../lobby/page-actions.ts';

/** Pages of the bottom bar and of the category navigation, in turn. */
const turn = ['/rng', '/live', '/promotions', '/vip', '/fish', '/tournaments', '/'];
const readings = 10;

interface Watched {
  benchShift?: number;
  benchLongest?: number;
}

export interface RouteChanges {
  /** The largest layout shift of each path in one visit, without what follows an input. */
  shifts: [path: string, shift: number][];
  /** Milliseconds. */
  longestTask: number;
  /** Used heap after a collection, after each tenth of the changes. */
  heapKb: number[];
}

/** Runs in the page: sums layout shifts and keeps the longest task. */
function watchShifts() {
  const seen: Watched = window as Watched;
  seen.benchShift = 0;
  seen.benchLongest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.benchShift = (seen.benchShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.benchLongest = Math.max(seen.benchLongest ?? 0, duration);
  }).observe({ type: 'longtask' });
}

/** Goes from page to page as links do, without loading the portal again. */
export async function changeRoutes(page: Page, count: number): Promise<RouteChanges> {
  await page.evaluate(watchShifts);
  const session = await page.context().newCDPSession(page);
  const shifts = new Map<string, number>();
  const heapKb: number[] = [];
  for (let change = 1; change <= count; change += 1) {
    const path = turn[change % turn.length] ?? '/';
    await page.evaluate((to) => {
      (window as Watched).benchShift = 0;
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading').first().waitFor();
    await untilIdle(page);
    const shift = await page.evaluate(() => (window as Watched).benchShift ?? 0);
    shifts.set(path, Math.max(shifts.get(path) ?? 0, shift));
    if (change % Math.max(1, Math.round(count / readings)) === 0) {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      heapKb.push(Math.round(usedSize / 1000));
    }
  }
  const longestTask = await page.evaluate(() => (window as Watched).benchLongest ?? 0);
  return { shifts: [...shifts], longestTask, heapKb };
}
