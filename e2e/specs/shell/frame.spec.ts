import { getGameMenus } from '@portal/shared/contract/games/menus';
import { areasOf } from '../../fixtures/areas.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { stopClock } from '../../fixtures/stop-clock.ts';
import type { Portal } from '../../pages/portal.ts';

// These tests are about motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls to the footer, which loads when it is near. */
async function openFoot({ page }: Portal) {
  const { footer } = areasOf(page);
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText('at least 18 years old', { timeout: 1_000 });
  }).toPass();
  return footer;
}

/** Answers with the given number of vendors in a category; the rest of the menus stays. */
async function answerVendors({ page }: Portal, gameType: string, codes: readonly string[]): Promise<void> {
  await page.route(`**${getGameMenus.path}*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const menu of answer.value.menus) {
      if (menu.gameType !== gameType) continue;
      menu.vendors = codes.map((vassalage, at) => ({
        vassalage,
        gameType,
        name: `Studio ${vassalage}`,
        games: 3,
        accountTypeId: '1',
        walletMode: 'seamless',
        isHot: at === 0 ? 1 : 0,
      }));
    }
    await route.fulfill({ response, json: answer });
  });
}
const codes = (count: number) => Array.from({ length: count }, (_, at) => `V${at + 1}`);

// covers 9: a dropdown shows up to 11 vendors
// covers 2.4: a vendor dropdown shows 11 vendors, badges hot ones, links to more from 11 and has arrows above 7
for (const { count, shown, hasMore, hasArrows } of [
  { count: 7, shown: 7, hasMore: false, hasArrows: false },
  { count: 8, shown: 8, hasMore: false, hasArrows: true },
  { count: 11, shown: 11, hasMore: true, hasArrows: true },
  { count: 14, shown: 11, hasMore: true, hasArrows: true },
])
  test(`${count} vendors: the dropdown shows ${shown}, more ${hasMore}, arrows ${hasArrows}; hot vendors have a badge`, async ({
    page,
    portal,
  }) => {
    await answerVendors(portal, 'FISH', codes(count));
    await portal.open('/vip');
    const { navigation } = areasOf(page);
    await navigation.getByRole('link', { name: 'Fishing' }).hover();
    const vendors = navigation.getByRole('link', { name: /^Studio/ });
    await expect(vendors).toHaveCount(shown);
    await expect(vendors.first()).toContainText('Hot');
    await expect(vendors.nth(1)).not.toContainText('Hot');
    await expect(navigation.getByRole('link', { name: 'More', exact: true })).toHaveCount(hasMore ? 1 : 0);
    await expect(navigation.getByRole('button', { name: 'Next' })).toHaveCount(hasArrows ? 1 : 0);
  });

test('on a phone the categories link the lobbies and scroll with the page; the slim row stays', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await portal.open('/rng');
  const { navigation } = areasOf(page);
  await navigation.getByRole('link', { name: 'Live casino' }).click();
  await expect(page.getByRole('heading', { name: 'Live casino' }).first()).toBeVisible();
  await portal.open('/esports');
  await expect(navigation.getByRole('link', { name: 'Esports' })).toBeInViewport({ ratio: 1 });
  await expect(navigation.getByRole('link', { name: 'Home' })).not.toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(navigation.getByRole('link', { name: 'Esports' })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Register' })).toBeInViewport({ ratio: 1 });
  await portal.open('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation).toBeHidden();
});

// covers 2.4
test('the navigation omits a category without vendors', async ({ page, portal }) => {
  await answerVendors(portal, 'FISH', []);
  await portal.open('/vip');
  const { navigation } = areasOf(page);
  await expect(navigation.getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Promotions' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Fishing' })).toHaveCount(0);
});

// covers 9: the vendor carousel shows ten logos and moves every 3000 ms
// covers 2.4
test('footer: shows ten logos, moves one further every 3000 ms, and omits vendors whose code starts with TCG; QR codes of 100', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await answerVendors(portal, 'FISH', ['TCG_HIDDEN', ...codes(12)]);
  await portal.open('/vip');
  const foot = await openFoot(portal);
  const belt = foot.getByRole('region', { name: 'Game vendors' });
  // The carousel loads when it is near; content above it may still push it away.
  await expect(async () => {
    await foot.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(belt.getByRole('link', { name: 'Studio V1', exact: true })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(belt.getByRole('link', { name: /TCG/ })).toHaveCount(0);
  const track = belt.getByRole('list');
  const inView = await track.evaluate((list) =>
    Math.round(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1)),
  );
  expect(inView).toBe(10);
  await page.mouse.move(5, 5);
  /** How far the row has moved out of its view, in pixels and in logos. */
  const offset = () =>
    track.evaluate((row) => {
      const [view, first] = [row.parentElement, row.firstElementChild].map((part) => part?.getBoundingClientRect());
      return { px: (view?.left ?? 0) - (first?.left ?? 0), logo: first?.width ?? 1 };
    });
  const rowPosition = async () => {
    const { px, logo } = await offset();
    return Math.round(px / logo);
  };
  /** Position of the row once its animation has ended. */
  const settledPosition = async () => {
    let last = Number.NaN;
    await expect
      .poll(async () => {
        const [before, now] = [last, (await offset()).px];
        last = now;
        return now === before;
      })
      .toBe(true);
    return rowPosition();
  };
  await stopClock(page);
  const before = await settledPosition();
  await page.clock.runFor(3_000);
  await expect.poll(rowPosition).toBe(before + 1);
  expect(await settledPosition()).toBe(before + 1);
  await belt.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(9_000);
  expect(await settledPosition()).toBe(before + 1);
  for (const name of ['QR code for the iOS app', 'QR code for the Android app'])
    await expect.poll(async () => (await foot.getByRole('img', { name }).locator('..').boundingBox())?.width).toBe(100);
});

// covers 2.4
test('QR codes: 100 in the header, 200 with a margin of 20 on the app page, including the lite app', async ({
  page,
  portal,
}) => {
  await portal.open('/down');
  const codesOfPage = page.getByRole('main').getByRole('img', { name: /^QR code for the/ });
  await expect(codesOfPage).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('img', { name: 'QR code for the iOS Lite app' })).toBeVisible();
  const sizes = await codesOfPage.evaluateAll((all) =>
    all.map((code) => [code.getBoundingClientRect().width, code.parentElement?.getBoundingClientRect().width]),
  );
  expect(sizes).toEqual(Array(3).fill([160, 200]));
  await portal.header.getByRole('button', { name: 'App download' }).hover();
  const code = portal.header.getByRole('img', { name: 'QR code for the app page' });
  await expect.poll(async () => (await code.locator('..').boundingBox())?.width).toBe(100);
});

// covers 9
test('pagination: three pages around the current one, one at each end; next and previous stop at the ends', async ({
  page,
  portal,
}) => {
  await portal.open('/rng');
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pages' });
  const pageNumbers = async () =>
    (await pages.locator(':scope > *').allTextContents()).filter((text) => /^(\d+|…)$/.test(text));
  await expect(pages).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const last = Number((await pageNumbers()).at(-1));
  expect(last).toBeGreaterThan(7);
  for (let turn = 1; turn <= 4; turn += 1) await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('5');
  expect(await pageNumbers()).toEqual(['1', '…', '4', '5', '6', '…', String(last)]);
  await pages.getByRole('button', { name: String(last), exact: true }).click();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

// covers 2.4
test('the bar of a member hides the balance as ***, refreshes it by a press, and shows nickname, level, id and menu', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  await portal.logIn('vip05');
  const { header, balance } = portal;
  await expect(balance).toContainText(/P\s*[\d,]+\.\d\d/);
  await header.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance).toContainText('***');
  await expect(balance).not.toContainText(/\d\.\d\d/);
  await header.getByRole('button', { name: 'Show balance' }).click();
  const asked = page.waitForResponse((answer) => answer.url().includes('/wps/v2/wallets/balance'));
  await balance.click();
  expect((await asked).ok()).toBe(true);
  await expect(header.getByText('VIP 5', { exact: true })).toBeVisible();
  await expect(header.getByText('Account vip05')).toBeVisible();
  await header.locator('#account-button').click();
  await expect(header.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Agent centre' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('progressbar', { name: 'On the way to VIP 6' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await areasOf(page).sideMenu.getByRole('button', { name: 'Help & feedback' }).click();
  const supportWindow = await opened;
  await expect(supportWindow.getByRole('heading', { level: 1, name: 'VIP service' })).toBeVisible();
  expect(await supportWindow.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750]);
});

// covers 3, 9
test('the theme is light by default; the selected theme and language apply to the next page load', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await portal.header.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await portal.header.getByRole('button', { name: /^Language/ }).hover();
  await portal.header
    .getByRole('button', { name: 'English', exact: true })
    .or(portal.header.getByRole('option', { name: /^English$/ }))
    .or(portal.header.getByRole('menuitemradio', { name: /^English$/ }))
    .first()
    .click();
  expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('language')])).toEqual([
    'dark',
    'EN',
  ]);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test.describe('another region', () => {
  // covers 2.8
  test('status 2 shows the region-blocked page with the address of the visitor and customer service', async ({
    page,
  }) => {
    await page.route('**/wps/system/status*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.value, { status: 2, regionRestriction: { active: true, text: 'Not from there.' } });
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Not from there.');
    await expect(page.getByRole('main')).toContainText(/Your IP address\s*(127\.0\.0\.1|::1)/);
    await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
  });
});
