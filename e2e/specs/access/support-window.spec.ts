import type { Page, Route } from '@playwright/test';
import { getCustomerService } from '@portal/shared/contract/content/site';
import { expect, test } from '../../fixtures/portal-test.ts';
import type { Portal } from '../../pages/portal.ts';

/**
 * Requests customer service and answers with its link only after the window opened: the press itself must open it,
 * otherwise browsers block it.
 */
async function askForSupport(portal: Portal, answer: (route: Route) => Promise<void>): Promise<Page> {
  const { page, access } = portal;
  await portal.open();
  await portal.logInButton.click();
  await access.login.getByRole('button', { name: 'Forgot password?' }).click();
  const opened = page.waitForEvent('popup');
  await page.route(`**${getCustomerService.path}*`, async (route) => {
    await opened;
    await answer(route);
  });
  await access.forgotten.getByRole('button', { name: 'Contact us' }).click();
  return opened;
}

// covers 2.3
test('customer service opens in a window of 440 x 750 without an opener', async ({ portal }) => {
  const support = await askForSupport(portal, (route) => route.continue());
  await expect(support).toHaveURL(/\/support$/);
  await expect(support.getByRole('heading', { level: 1, name: 'Help & feedback' })).toBeVisible();
  expect(await support.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750]);
  expect(await support.evaluate(() => window.opener)).toBeNull();
});

test.describe('without a link', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  // covers 2.3
  test('the window closes and the page says why', async ({ portal }) => {
    const support = await askForSupport(portal, (route) => route.abort());
    await expect.poll(() => support.isClosed()).toBe(true);
    await expect(portal.notices).toContainText('Network link is abnormal, please try again');
    await expect(portal.access.forgotten).toBeVisible();
  });
});

// covers 8
test('a blocked popup for customer service shows a message', async ({ page, portal }) => {
  // The result of window.open where popups are blocked.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await portal.open();
  await portal.logInButton.click();
  await portal.access.login.getByRole('button', { name: 'Forgot password?' }).click();
  await portal.access.forgotten.getByRole('button', { name: 'Contact us' }).click();
  await expect(portal.notices).toContainText('Popup blocked. Please allow popups and try again.');
});
