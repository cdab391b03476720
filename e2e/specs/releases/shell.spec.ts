import type { Page } from '@playwright/test';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/releases-test.ts';

/** Returns the version of the shell that this page runs, from the headers of its next call. */
async function shellOf(page: Page, act: () => Promise<unknown>): Promise<string | undefined> {
  const called = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/wps/'));
  await act();
  const header = (await called).headers()['x-release'] ?? '';
  return /^shell@([^,]+)/.exec(header)?.[1];
}

test('the next page load has a released or rolled back shell, and an open tab continues with its own', async ({
  portal,
  otherDevice,
  registry,
}) => {
  const load = () => shellOf(otherDevice.page, () => otherDevice.open('/vip'));
  const before = await registry.live('shell');
  await portal.open('/vip');
  await portal.page.evaluate(() => Reflect.set(globalThis, 'markOfTheCase', true));
  expect(await load()).toBe(before);

  const next = await registry.release('shell');
  expect(await load()).toBe(next);
  await otherDevice.logIn('player03');
  expect(await shellOf(portal.page, () => portal.logIn('vip05'))).toBe(before);

  await registry.rollBack('shell');
  expect(await load()).toBe(before);
  await expect(otherDevice.logInButton).toBeHidden();
  await navigateInApp(portal.page, '/promotions');
  await expect(portal.page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await portal.page.evaluate(() => Reflect.get(globalThis, 'markOfTheCase'))).toBe(true);
});

test.describe('with the service worker of the app installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next visit after a rollback has the shell rolled back to, and nothing of the page is stored', async ({
    page,
    context,
    portal,
    registry,
  }) => {
    const before = await registry.live('shell');
    const next = await registry.release('shell');
    await portal.open('/vip');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const isControlled = (on = page) => on.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
    await expect.poll(isControlled).toBe(true);
    expect(await shellOf(page, () => portal.open('/vip'))).toBe(next);

    await registry.rollBack('shell');
    await navigateInApp(page, '/promotions');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const newTab = await context.newPage();
    for (const tab of [newTab, page]) {
      expect(await shellOf(tab, () => tab.goto('/vip'))).toBe(before);
      expect(await isControlled(tab)).toBe(true);
      expect(await shellOf(tab, () => tab.reload())).toBe(before);
    }
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
