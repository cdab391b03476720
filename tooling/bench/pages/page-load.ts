import type { Browser } from 'playwright';
import { countTraffic, untilQuiet } from './line-traffic.ts';
import { slowDown } from './slow-line.ts';

interface LoadOptions {
  /** A load ends after this idle time of the network. */
  quietMs?: number;
  /** Line and processor of a cheap phone; by default they are. */
  isSlow?: boolean;
}

export interface PageLoad {
  /** JavaScript as it came over the line, compressed, in bytes. */
  scriptBytes: number;
  requests: number;
  /** Largest contentful paint, milliseconds. */
  lcpMs: number;
  /** Bytes of each script by its address. */
  scripts: Record<string, number>;
}

/** Started in the page before any of its own code. */
function watchLargestPaint() {
  const seen = { lcpMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  Object.assign(window, { benchPaint: seen });
}

/** Loads the address once in a fresh context, as a first visit, and returns its cost. */
export async function loadPage(
  browser: Browser,
  address: string,
  { quietMs = 1_500, isSlow = true }: LoadOptions = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counted = await countTraffic(session);
    if (isSlow) await slowDown(session);
    await page.addInitScript(watchLargestPaint);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(page, counted, quietMs);
    const lcpMs = await page.evaluate(
      () => (window as Window & { benchPaint?: { lcpMs: number } }).benchPaint?.lcpMs ?? 0,
    );
    const scriptBytes = Object.values(counted.scripts).reduce((sum, bytes) => sum + bytes, 0);
    return { scriptBytes, requests: counted.requests, lcpMs, scripts: counted.scripts };
  } finally {
    await context.close();
  }
}
