import { bannerAutoplayMs, jackpotStep, jackpotStepMs } from '@portal/shared/contract/constants';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { stopClock } from '../../fixtures/stop-clock.ts';

// These tests are about motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// covers 2.2
test('several banners change every 5000 ms, a selected one stays for five seconds, and the slideshow can be stopped', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.open();
  const banner = page.getByRole('region', { name: 'Highlights' });
  const pages = banner.getByRole('button', { name: /^Go to banner/ });
  await expect(pages).toHaveCount(3);
  const shown = (place: number) => expect(pages.nth(place - 1)).toHaveAttribute('aria-current', 'true');
  await stopClock(page);
  await pages.nth(1).click();
  await page.mouse.move(700, 880);
  await shown(2);
  await page.clock.runFor(bannerAutoplayMs - 100);
  await shown(2);
  await page.clock.runFor(200);
  await shown(3);
  await banner.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(700, 880);
  await page.clock.runFor(6 * bannerAutoplayMs);
  await shown(3);
});

// covers 2.2
test('a single banner is no slideshow; a banner links to its linkageType, and is no link without one', async ({
  page,
  portal,
}) => {
  await portal.open('/live');
  const banner = page.getByRole('region', { name: 'Highlights' });
  await expect(banner.getByRole('heading', { name: 'One table, one round' })).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(0);
  await expect(banner.getByRole('link')).toHaveCount(0);
  await navigateInApp(page, '/');
  await banner.getByRole('link', { name: 'Take a look: Lights on the harbour' }).click();
  await expect(page).toHaveURL(/\/rng$/);
});

// covers 9: the jackpot grows by 165.11 every 3000 ms in digits 78 px high
// covers 2.2
test('only the banner of /rng shows the jackpot counter, which grows every 3000 ms by 165.11', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.open('/');
  const banner = page.getByRole('region', { name: 'Highlights' });
  const jackpot = banner.getByRole('region', { name: 'Jackpot' });
  for (const path of ['/', '/live', '/fish', '/elott', '/promotions']) {
    await navigateInApp(page, path);
    await expect(banner.getByRole('heading').first()).toBeVisible();
    await expect(jackpot, path).toHaveCount(0);
  }
  await navigateInApp(page, '/rng');
  await expect(jackpot).toContainText('illustrative');
  const figure = async () =>
    Number(((await jackpot.textContent()) ?? '').match(/P ([\d,]+\.\d\d)/)?.[1]?.replace(/\D/g, ''));
  const before = await figure();
  await page.clock.runFor(jackpotStepMs);
  const grown = (await figure()) - before;
  // Real time passes beside the simulated clock.
  expect(grown).toBeGreaterThan(0);
  expect(grown % Math.round(jackpotStep * 100)).toBe(0);
  const digit = jackpot.locator('[aria-hidden="true"] span span span').first();
  expect(await digit.evaluate((element) => element.getBoundingClientRect().height)).toBe(78);
});

// covers 2.2
test('a title of the notice bar opens the notice modal at that item', async ({ page, portal }) => {
  await portal.open('/vip');
  const title = page.getByRole('region', { name: 'News' }).getByRole('button').first();
  const text = ((await title.textContent()) ?? '').trim();
  await title.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Announcements' });
  await expect(modal.getByRole('heading', { name: text })).toBeVisible();
  await expect(
    modal
      .getByRole('navigation', { name: 'Announcement list' })
      .or(modal.getByRole('list', { name: 'Announcement list' })),
  ).toBeVisible();
});
