import type { Page } from '@playwright/test';
import { areasOf } from '../../../fixtures/areas.ts';
import { navigateInApp } from '../../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { runningProduct } from '../../../setup/running-product.ts';

// These tests are about motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// covers 3
test('analytics loads only with a gtagId and reports each page without query and hash', async ({
  page,
  portal,
  changeSetting,
}) => {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/[^/]*google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  await portal.open('/vip');
  await navigateInApp(page, '/join');
  await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
  expect(asked).toEqual([]);

  await changeSetting('gtagId', 'G-LANTERN1');
  await portal.open('/vip?referralCode=AGENT01#secret');
  await navigateInApp(page, '/join');
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-LANTERN1']);
  const frame = page.frame({ url: `${runningProduct().scriptsOrigin}/analytics` });
  const read = () => (window.dataLayer ?? []).map((words) => [...Object.values(Object(words))]);
  const counted = async () => (await frame?.evaluate(read)) ?? [];
  const views = async () =>
    (await counted()).filter(([kind]) => kind === 'event').map(([, , view]) => Object(view).page_path);
  // A page is counted once it is shown, which is a moment after the address changes.
  await expect.poll(views).toEqual(['/vip', '/join']);
  expect(JSON.stringify(await counted())).not.toContain('AGENT01');
});

test.describe('closed', () => {
  // Calls of the tab while the portal is closed.
  test.use({ expectedFaults: /503/ });

  // covers 2.8
  test('an open tab shows the maintenance page at the first refused call and recovers without a reload', async ({
    page,
    portal,
    changeSetting,
  }) => {
    await page.clock.install();
    await portal.open('/join');
    await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    const closing = { active: true, title: 'A short pause', text: 'New lanterns are hung.', endsAt: '' };
    await changeSetting('maintenance', closing);
    await navigateInApp(page, '/vip');
    await expect(page.getByRole('heading', { level: 1, name: 'A short pause' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('New lanterns are hung.');
    await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expect(areasOf(page).navigation).toHaveCount(0);

    await changeSetting('maintenance', { ...closing, active: false });
    await page.clock.runFor(41_000);
    await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  });

  // covers 2.8
  test('the maintenance page shows title, end, text and customer service, and loads without the portal', async ({
    page,
    changeSetting,
  }) => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    await changeSetting('maintenance', { active: true, title: 'Back at noon', text: 'We paint the harbour.', endsAt });
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Back at noon' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('We paint the harbour.');
    await expect(page.getByRole('main')).toContainText(/Expected end: .*\d{4}/);
    await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Games and offers' })).toHaveCount(0);
  });
});

// covers 2.4
test('side bar: shows an icon for each configured resource and service, and none for the others', async ({
  page,
  portal,
  changeSetting,
}) => {
  const { sideMenu } = areasOf(page);
  await portal.open('/vip');
  for (const name of ['Facebook', 'Telegram', 'YouTube', 'WhatsApp'])
    await expect(sideMenu.getByRole('link', { name }), name).toBeVisible();
  await expect(sideMenu.getByRole('button', { name: 'Help & feedback' })).toBeVisible();
  await changeSetting('resources', [{ resourceType: 'telegram', url: 'https://telegram.org/' }]);
  await changeSetting('customerService', []);
  await page.reload();
  await expect(sideMenu.getByRole('link')).toHaveCount(1);
  await expect(sideMenu.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect(sideMenu.getByRole('button', { name: 'Help & feedback' })).toHaveCount(0);
  await expect(portal.header.getByRole('button', { name: 'App download' })).toHaveCount(0);
});

// covers 2.4
test('the setting turns on snow on the footer, which the visitor can stop', async ({ page, portal, changeSetting }) => {
  const foot = page.getByRole('contentinfo');
  const stop = foot.getByRole('button', { name: 'Stop the snow' });
  const openFoot = () =>
    expect(async () => {
      await foot.scrollIntoViewIfNeeded();
      await expect(foot).toContainText('at least 18 years old', { timeout: 1_000 });
    }).toPass();
  await changeSetting('footer.snow', 'on');
  await portal.open('/vip');
  await openFoot();
  await stop.click();
  await expect(foot.getByRole('button', { name: 'Let it snow' })).toBeVisible();
  await changeSetting('footer.snow', 'off');
  await page.reload();
  await openFoot();
  await expect(stop).toHaveCount(0);
});

// covers 9
test('the default currency symbol is P; the symbol of the setting is before every amount', async ({
  page,
  portal,
  changeSetting,
}) => {
  await portal.open('/vip');
  await portal.logIn('player03');
  await expect(portal.balance).toContainText('P');
  await changeSetting('currencySymbol', '₫');
  await page.reload();
  await expect(portal.balance).toContainText(/₫\s*[\d,]+\.\d\d/);
});

// covers 3
test("the operator's menu orders and hides items of the navigation; items that it does not name stay in place", async ({
  page,
  portal,
  changeSetting,
}) => {
  const items = () => areasOf(page).navigation.locator('> ul > li > :is(a, button), > ul > li a').allTextContents();
  await portal.open('/vip');
  await expect.poll(items).toEqual(expect.arrayContaining(['Home', 'Slots', 'Live casino', 'Promotions', 'VIP']));
  const before = await items();
  await changeSetting('whitelabel.menu', [
    { name: 'vip', page: '/vip', isShown: true },
    { name: 'home', page: '/home', isShown: true },
    { name: 'rng', page: '/rng', isShown: false },
    { name: 'promotions', page: '/promotions', isShown: false },
  ]);
  await page.reload();
  const remaining = before.filter((name) => !['Home', 'Slots', 'Promotions', 'VIP'].includes(name));
  await expect.poll(items).toEqual(['VIP', 'Home', ...remaining]);
});

const footOf = (page: Page) =>
  expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toContainText('at least 18 years old', { timeout: 1_000 });
  }).toPass();

// covers 1: shows both presets of the licences, in the browser
test('shows the European and Philippine licences by default, and the Maltese and British ones by setting', async ({
  page,
  portal,
  changeSetting,
}) => {
  const foot = page.getByRole('contentinfo');
  const european = ['Licensed and regulated in Europe', 'Malta licence holder', 'Licensed in the Philippines'];
  const maltese = ['Malta licence holder', 'British Virgin Islands licence holder'];
  await portal.open('/vip');
  await footOf(page);
  for (const text of european) await expect(foot.getByText(text)).toBeVisible();
  await changeSetting('licences', 'mgaBvi');
  await page.reload();
  await footOf(page);
  for (const text of maltese) await expect(foot.getByText(text)).toBeVisible();
  await expect(foot.getByText('Licensed in the Philippines')).toHaveCount(0);
});
