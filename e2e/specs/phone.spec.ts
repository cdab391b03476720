import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../fixtures/axe.ts';
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

const bottomOf = async (target: Locator) => {
  const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return y + height;
};

/** A keyboard that covers the lower part of the page without shrinking it, as on iOS. */
async function openKeyboard(page: Page, height: number) {
  await page.evaluate((seen) => {
    const view = window.visualViewport;
    if (!view) throw new Error('the browser has no visual viewport');
    Object.defineProperty(view, 'height', { value: seen, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, 844 - height);
}

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
