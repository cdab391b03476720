import type { Locator } from '@playwright/test';
import { expect, test } from '../../../fixtures/content-test.ts';

const cdn = 'https://images.example/lantern';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictureOf = (area: Locator) => area.locator('img[src*="/content/"]').first();
const isLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

// A CDN that is down, and an image that is invalid.
test.use({ expectedFaults: /ERR_FAILED/ });

// covers 9
test('pictures come from the image CDN of the settings, and from our own origin when it fails', async ({
  page,
  picture,
  changeBanner,
  changeSetting,
}) => {
  await changeSetting('imageCDNs', [cdn]);
  await changeBanner('fish', { url: picture });
  const asked: string[] = [];
  let isUp = true;
  await page.route(`${cdn}/**`, (route) => {
    asked.push(route.request().url());
    return isUp ? route.fulfill({ body: pixel, contentType: 'image/png' }) : route.abort();
  });
  const banner = page.getByRole('region', { name: 'Highlights' });
  await page.goto('/fish');
  await expect(pictureOf(banner)).toHaveAttribute('src', cdn + picture);
  await isLoaded(pictureOf(banner));
  isUp = false;
  await page.reload();
  await expect(pictureOf(banner)).toHaveAttribute('src', picture);
  await isLoaded(pictureOf(banner));
  expect(asked).toEqual([cdn + picture, cdn + picture]);
});

// covers 2.2
for (const [group, id, path] of [
  ['w_reg', 'reg', '/register'],
  ['w_forget', 'forget', '/login'],
] as const)
  test(`the popup shows the banner of its group: ${group}`, async ({ page, portal, picture, changeBanner }) => {
    await changeBanner(id, { url: picture, title: `A banner of ${group}` });
    await page.goto(path);
    if (group === 'w_forget') await page.getByRole('main').getByRole('button', { name: 'Forgot password?' }).click();
    const popup = group === 'w_reg' ? portal.access.registration : portal.access.forgotten;
    await isLoaded(pictureOf(popup));
    // The popup for a forgotten password has no text on its banner.
    if (group === 'w_reg') await expect(popup.getByText(`A banner of ${group}`)).toBeVisible();
  });

// covers 2.2
test('a banner with an external link opens it in a new window without an opener', async ({
  page,
  changeBanner,
  changeSetting,
}) => {
  await changeSetting('contentOrigins', ['https://league.example']);
  await changeBanner('fish', { linkageType: 'https://league.example/cup' });
  await page.goto('/fish');
  const link = page.getByRole('region', { name: 'Highlights' }).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://league.example/cup');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

// covers 2.4
test('a licence logo from another https address loads because a setting names it', async ({ page, changeSetting }) => {
  await page.route('https://seals.example/**', (route) => route.fulfill({ body: pixel, contentType: 'image/png' }));
  await changeSetting('licences', [{ text: 'A licence of elsewhere', logo: 'https://seals.example/seal.png' }]);
  await page.goto('/vip');
  const foot = page.getByRole('contentinfo');
  await expect(async () => {
    await foot.scrollIntoViewIfNeeded();
    await expect(foot.getByText('A licence of elsewhere')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await isLoaded(foot.locator('img[src="https://seals.example/seal.png"]'));
});
