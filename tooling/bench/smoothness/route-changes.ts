import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { routeChangesByHand } from './interactions.ts';
import { interact } from './measure-interaction.ts';

const readings = 10;
/** How long a page that was opened is watched: its late parts come after 3.5 s. */
const watchedMs = 5_000;
/** After the load, on a slowed processor. */
const restBeginsMs = 10_000;
const restMs = 4_000;

interface Watched {
  benchShift?: number;
  benchLongest?: number;
}

export interface RouteChanges {
  /** The largest layout shift of each change, without what follows its press within half a second. */
  shifts: [name: string, shift: number][];
  /** Milliseconds. */
  longestTask: number;
  /** Used heap after a collection, after each tenth of the changes. */
  heapKb: number[];
}

/** Runs in the page before its scripts: sums layout shifts that no input explains, and keeps the longest task. */
export function watchPage() {
  const seen: Watched = window as Watched;
  seen.benchShift = 0;
  seen.benchLongest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.benchShift = (seen.benchShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.benchLongest = Math.max(seen.benchLongest ?? 0, duration);
  }).observe({ type: 'longtask' });
}

/** Layout shift of a page that is opened by its address, in its first seconds. */
export async function shiftOfLoad(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await pause(watchedMs);
  return page.evaluate(() => (window as Watched).benchShift ?? 0);
}

/** Percent of the page's thread that is in use after the last late part, while nobody touches the page. */
export async function busyAtRest(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.goto(path, { waitUntil: 'load' });
  await pause(restBeginsMs);
  const before = await taskSeconds();
  await pause(restMs);
  return (((await taskSeconds()) - before) / (restMs / 1_000)) * 100;
}

/** Goes from page to page by presses, as a player does, without loading the portal again. */
export async function changeRoutes(page: Page, count: number): Promise<RouteChanges> {
  const session = await page.context().newCDPSession(page);
  const shifts = new Map<string, number>();
  const heapKb: number[] = [];
  await page.evaluate(() => {
    (window as Watched).benchLongest = 0;
  });
  for (let change = 0; change < count; change += 1) {
    const step = routeChangesByHand[change % routeChangesByHand.length];
    if (!step) break;
    await page.evaluate(() => {
      (window as Watched).benchShift = 0;
    });
    await interact(page, step);
    const shift = await page.evaluate(() => (window as Watched).benchShift ?? 0);
    shifts.set(step.name, Math.max(shifts.get(step.name) ?? 0, shift));
    if ((change + 1) % Math.max(1, Math.round(count / readings)) === 0) heapKb.push(await usedHeapKb(session));
  }
  const longestTask = await page.evaluate(() => (window as Watched).benchLongest ?? 0);
  return { shifts: [...shifts], longestTask, heapKb };
}

async function usedHeapKb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1000);
}
