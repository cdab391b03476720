import type { Browser } from '@playwright/test';
import { sizeOf } from '../../fixtures/releases/sizes.ts';
import { expect, test } from '../../fixtures/releases-test.ts';
import { Portal } from '../../pages/portal.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
/** Visitors to follow: this many with the candidate, and one without. */
const followed = sizeOf({ fast: 2, full: 10 });
/** Enough visitors: at a share of half, the candidate practically never has fewer than the followed ones. */
const mostVisitors = followed * 10;

/** Returns the version that this visitor sees, and expects the same at several page loads. */
async function versionOf(browser: Browser, id: string, loads: number): Promise<string> {
  const baseURL = runningProduct().address;
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'visitor', value: id, url: baseURL }]);
  const view = new RemoteView(new Portal(await context.newPage()), remote);
  await view.open();
  await expect(view.element).toHaveAttribute('data-version', /\d/);
  const version = String(await view.element.getAttribute('data-version'));
  for (let made = 1; made < loads; made += 1) {
    await view.open();
    await view.isShown(version);
  }
  await context.close();
  return version;
}

/** Finds visitors until enough see this version and one sees another. */
async function whoSees(browser: Browser, version: string): Promise<{ it: string[]; other: string[] }> {
  const it: string[] = [];
  const other: string[] = [];
  for (let at = 0; at < mostVisitors && (it.length < followed || other.length === 0); at += 1) {
    const id = `visitor-of-a-case-${at}`;
    ((await versionOf(browser, id, 2)) === version ? it : other).push(id);
  }
  return { it, other };
}

test('a share of visitors sees a candidate at every load and still sees it when the share grows', async ({
  browser,
  registry,
}) => {
  test.setTimeout(followed * 120_000);
  const live = await registry.live(remote);
  const candidate = await registry.publish(remote);
  await registry.promote(remote, candidate, 50);
  const { it, other } = await whoSees(browser, candidate);
  expect(it.length).toBeGreaterThanOrEqual(followed);
  expect(other.length).toBeGreaterThan(0);
  for (const id of other.slice(0, 1)) expect(await versionOf(browser, id, 1)).toBe(live);
  await registry.promote(remote, candidate, 80);
  for (const id of it) expect(await versionOf(browser, id, 1)).toBe(candidate);
  await registry.rollBack(remote);
  for (const id of it) expect(await versionOf(browser, id, 1)).toBe(live);
});
