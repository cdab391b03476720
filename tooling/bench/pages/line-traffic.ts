import type { CDPSession, Page } from 'playwright';

export interface Traffic {
  /** Requests so far, and bytes of each script by its address, compressed. */
  requests: number;
  scripts: Record<string, number>;
  /** Milliseconds of the epoch at which something last went or came; the live stream does not count. */
  lastAt: number;
}

/** Counts from now on. */
export async function countTraffic(session: CDPSession): Promise<Traffic> {
  const counted: Traffic = { requests: 0, scripts: {}, lastAt: Date.now() };
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

/** Waits until the network has been idle for this many milliseconds. */
export async function untilQuiet(page: Page, traffic: Traffic, quietMs: number): Promise<void> {
  while (Date.now() - traffic.lastAt < quietMs) await page.waitForFunction(() => true, null, { polling: 100 });
}
