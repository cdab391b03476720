import type { Browser, CDPSession } from 'playwright';
import { slowDown } from './slow-line.ts';

export interface LoadOptions {
  /** Nothing new on the line for this long ends the load. */
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

interface Counted {
  requests: number;
  scripts: Record<string, number>;
  lastAt: number;
}

async function countTraffic(session: CDPSession): Promise<Counted> {
  const counted: Counted = { requests: 0, scripts: {}, lastAt: Date.now() };
  const scriptById = new Map<string, string>();
  const streams = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/wps/events')) streams.add(requestId);
    counted.requests += 1;
    counted.lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scriptById.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!streams.has(requestId)) counted.lastAt = Date.now();
    const url = scriptById.get(requestId);
    if (url) counted.scripts[url] = (counted.scripts[url] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return counted;
}

/** Started in the page before any of its own code. */
function watchLargestPaint() {
  const seen = { lcpMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  Object.assign(window, { benchPaint: seen });
}

/** Loads the address once in a fresh context, as a first visit, and reads what it cost. */
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
    while (Date.now() - counted.lastAt < quietMs) await page.waitForFunction(() => true, null, { polling: 100 });
    const lcpMs = await page.evaluate(
      () => (window as Window & { benchPaint?: { lcpMs: number } }).benchPaint?.lcpMs ?? 0,
    );
    const scriptBytes = Object.values(counted.scripts).reduce((sum, bytes) => sum + bytes, 0);
    return { scriptBytes, requests: counted.requests, lcpMs, scripts: counted.scripts };
  } finally {
    await context.close();
  }
}
