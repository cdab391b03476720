import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { countTraffic, type Traffic } from './line-traffic.ts';
import { slowDown } from './slow-line.ts';

/** Home of a logged-in player in a fresh context on a slow line, which is closed after `work`. */
export async function onSlowHome<T>(
  browser: Browser,
  { address, token, ...options }: { address: string; token: string } & BrowserContextOptions,
  work: (page: Page, traffic: Traffic) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript((given) => sessionStorage.setItem('token', given), token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await slowDown(session);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    return await work(page, traffic);
  } finally {
    await context.close();
  }
}
