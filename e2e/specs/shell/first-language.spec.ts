import type { Page } from '@playwright/test';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Answers the status with other languages. */
async function offer(page: Page, info: { languages: string[]; defaultLanguage: string }): Promise<void> {
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.value.info, info);
    await route.fulfill({ response, json: answer });
  });
}

test("with a stored language that is no longer offered texts and calls use the operator's default", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'CN'));
  await offer(page, { languages: ['TY', 'EN'], defaultLanguage: 'EN' });
  await portal.open('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await navigateInApp(page, '/promotions');
  expect((await asked).headers()['accept-language']).toBe('EN');
});

test.describe('a browser in Vietnamese', () => {
  test.use({ locale: 'vi-VN' });

  test('a first visit is in Vietnamese where that is offered, and the picker says so', async ({ page, portal }) => {
    await offer(page, { languages: ['TY', 'EN', 'VN'], defaultLanguage: 'TY' });
    await portal.open('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(portal.header.getByRole('button', { name: /Tiếng Việt, VN/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  });
});
