import { devices, type Locator, type Page } from '@playwright/test';
import { violationsOn } from '../fixtures/axe.ts';
import { bottomOf } from '../fixtures/bottom-of.ts';
import { expect, test } from '../fixtures/games-test.ts';
import { LotterySlip } from '../pages/lottery-slip.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Holds a finger on a place until something has happened. */
async function pressLong(page: Page, target: Locator, until: () => Promise<void>) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await until();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Where a button of the sheet begins, also while the sheet still moves. */
const topOf = (sheet: Locator, name: string) =>
  sheet.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.offsetTop);

test('a long press on a tile opens a sheet with the figures, and its end launches nothing', async ({
  page,
  portal,
}) => {
  await portal.open('/rng?gameName=Dragon%20Gate');
  const sheet = page.getByRole('dialog', { name: 'Dragon Gate', exact: true });
  const tile = portal.tile('Dragon Gate');
  await expect(tile).toBeVisible();
  await pressLong(page, tile, () => expect(sheet).toBeVisible());
  await expect(sheet.getByRole('definition')).toHaveText(['94.45%', 'Medium', /0\.10 – .*2,000\.00/]);
  await expect(sheet.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\/rng/);
  expect(await violationsOn(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(portal.access.login).toBeHidden();
  await expect(tile).toBeVisible();
});

test('a lottery has one bar at the bottom: its own', async ({ page, portal, player }) => {
  await portal.open('/lottery');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await portal.logIn(player.account);
  const slip = new LotterySlip(portal);
  await slip.enter('/lottery', 'Fast One Minute');
  const own = slip.frame.getByRole('navigation', { name: 'Lottery' });
  await expect(own).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(own.getByRole('button', { name: /Slip/ })).toBeVisible();
  await expect(slip.frame.getByRole('navigation')).toHaveCount(1);
  // It ends with the screen: nothing stands below it.
  expect(Math.round(await bottomOf(own))).toBe(844);
});

// covers 2.4, 2.5
test('a member finds a game by the search of the header, moves money by the wallet, and reads balance and records in the account menu', async ({
  page,
  portal,
  player,
}) => {
  const { header } = portal;
  await portal.open('/vip');
  await portal.logIn(player.account);
  await header.getByRole('button', { name: 'Search games and vendors' }).tap();
  const search = page.getByRole('dialog').getByRole('combobox', { name: 'Search games and vendors' });
  await expect(search).toBeFocused();
  await search.fill('dragon gat');
  await page.getByRole('option', { name: /^Dragon Gate/ }).tap();
  await page.waitForURL(/\/game\?launch=/);
  await expect(portal.game.spinButton).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/vip$/);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const { sheet } = portal.memberCentre;
  const close = sheet.getByRole('button', { name: /^Close/ });
  const ways = ['Deposit', 'Withdraw'];
  for (const [way, form] of [
    ['Deposit', sheet.getByRole('form', { name: 'Deposit' })],
    ['Withdraw', sheet.getByRole('heading', { name: 'Withdrawal history' })],
  ] as const) {
    await menu.getByRole('button', { name: 'Wallet' }).tap();
    await expect(sheet.getByRole('region', { name: 'Total in all wallets' })).toContainText(/P[\d,]+\.\d\d/);
    const button = sheet.getByRole('button', { name: way, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(new Set(await Promise.all(ways.map((name) => topOf(sheet, name)))).size).toBe(1);
    await button.tap();
    await expect(form).toBeVisible();
    await close.tap();
  }

  const account = header.getByRole('button', { name: new RegExp(`^${player.nickname}`) });
  for (const [item, heading] of [
    ['Bet history', 'Betting record'],
    ['Transactions', 'Account record'],
  ] as const) {
    await account.tap();
    await expect(portal.balance).toContainText(/P[\d,]+\.\d\d/);
    await header.getByRole('button', { name: item, exact: true }).tap();
    await expect(sheet.getByRole('heading', { name: heading })).toBeVisible();
    await close.tap();
  }
});

test.describe('an Android phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  // covers 2.1, 2.8
  test('the page of the app leads with the button that installs it, without a code for this phone', async ({
    page,
    portal,
  }) => {
    await portal.open('/down');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'The app' })).toBeVisible();
    // A headless browser offers nothing by itself.
    await expect(main.getByText(/^In the browser’s menu, tap/)).toBeVisible();
    const asked = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          window.dispatchEvent(Object.assign(offer, { prompt: async () => resolve() }));
        }),
    );
    const install = main.getByRole('button', { name: 'Install' });
    await expect(install).toBeInViewport({ ratio: 1 });
    const sections = main.getByRole('heading', { level: 2 });
    await expect(sections.first()).toHaveText(/^Install /);
    await expect(main.getByRole('img', { name: 'QR code for the Android app' })).toHaveCount(0);
    await install.tap();
    await asked;
    await expect(install).toBeHidden();
  });
});

/** A keyboard that covers the lower part of the page without shrinking it, as on iOS. */
async function openKeyboard(page: Page, height: number) {
  await page.evaluate((seen) => {
    const view = window.visualViewport;
    if (!view) throw new Error('the browser has no visual viewport');
    Object.defineProperty(view, 'height', { value: seen, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, 844 - height);
}

test('a registration fits one screen, its optional fields folded', async ({ portal }) => {
  await portal.open('/register');
  const { registration } = portal.access;
  await expect(registration.getByRole('tab', { name: 'Mobile number' })).toBeVisible();
  const register = registration.getByRole('button', { name: 'Register', exact: true });
  await expect.poll(() => bottomOf(register)).toBeLessThanOrEqual(844);
});

test('the keyboard covers neither the field nor the button of login and registration', async ({ page, portal }) => {
  const seen = 844 - 336;
  await portal.open('/register');
  const { registration } = portal.access;
  const confirm = registration.getByLabel('Confirm password');
  await expect(registration.getByRole('tab', { name: 'Mobile number' })).toBeVisible();
  await confirm.tap();
  await expect(confirm).toBeFocused();
  await openKeyboard(page, 336);
  const register = registration.getByRole('button', { name: 'Register', exact: true });
  await expect.poll(() => bottomOf(confirm)).toBeLessThanOrEqual(seen);
  await expect.poll(() => bottomOf(register)).toBeLessThanOrEqual(seen);
  const [field, button] = [await confirm.boundingBox(), await register.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => bottomOf(registration)).toBeGreaterThan(seen);

  await page.goto('/login');
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  await password.tap();
  await expect(password).toBeFocused();
  await openKeyboard(page, 336);
  await expect.poll(() => bottomOf(password)).toBeLessThanOrEqual(seen);
  await expect
    .poll(() => bottomOf(main.getByRole('button', { name: 'Log in', exact: true })))
    .toBeLessThanOrEqual(seen);
});
