import type { Locator, Page } from '@playwright/test';
import { setFavourite } from '@portal/shared/contract/games/favourites';
import { expect, test } from '../fixtures/portal-test.ts';
import { freshPassword } from '../pages/access.ts';
import { unfoldFilters } from '../pages/game-lobby.ts';

const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** Presses a heart, and waits until the platform has the change: the page shows it earlier. */
async function pressHeart(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes(setFavourite.path) && answer.ok());
  await page.getByRole('main').getByRole('button', { name }).click();
  await saved;
}

/** Seconds of a countdown such as `03:04:05` or `1d 03:04:05`. */
async function secondsLeft(countdown: Locator): Promise<number> {
  const text = (await countdown.textContent()) ?? '';
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+)d )?(\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}

// covers 2.1
test('a visitor sees the next big draw, groups by region and running countdowns', async ({ page, portal }) => {
  await portal.open('/lottery');
  const main = page.getByRole('main');
  await expect(main.getByText('Next big draw')).toBeVisible();
  await expect(main.getByRole('timer')).toContainText('seconds');
  for (const name of ['Vietnam North', 'Fast draws', 'South-East Asia', 'Instant tickets']) {
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const clock = card(page, 'Miền Bắc').getByText(/^(\d+d )?\d\d:\d\d:\d\d$/);
  const before = await secondsLeft(clock);
  await expect.poll(() => secondsLeft(clock)).toBeLessThan(before);
});

test('a wrong clock of the player does not change the countdowns', async ({ page, portal }) => {
  await page.clock.install({ time: new Date(Date.now() + 5 * 3_600_000) });
  await portal.open('/lottery');
  const clock = card(page, 'Miền Bắc 5 phút').getByText(/^\d\d:\d\d:\d\d$/);
  await expect(clock).toBeVisible();
  expect(await secondsLeft(clock)).toBeLessThanOrEqual(300);
});

test('a visitor can open the board of a Vietnamese lottery, and Back closes it', async ({ page, portal }) => {
  await portal.open('/lottery');
  await card(page, 'Miền Bắc 5 phút').getByRole('button', { name: 'Miền Bắc 5 phút results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Miền Bắc 5 phút' });
  const board = dialog.getByRole('table', { name: 'Numbers by prize' });
  await expect(board.getByRole('row', { name: /^Special \d{5}$/ })).toBeVisible();
  await expect(board.getByRole('row')).toHaveCount(8);
  await dialog.getByRole('tab', { name: 'History' }).click();
  await expect(dialog.getByRole('button', { name: /Draw 2\d{7}/ })).toHaveCount(10);
  await dialog.getByRole('tab', { name: 'Trend' }).click();
  await expect(dialog.getByText(/^Last two digits in \d+ draws$/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/lottery$/);
});

test("a member sees the numbers of the fast games, and favourites that the browser held become the member's", async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('lotto');
  const key = `lotteryFavourites:${account}`;
  await page.evaluate((name) => localStorage.setItem(name, '["LOTT.DICE_3",7,"GONE"]'), key);
  await page.goto('/lottery');
  await expect(card(page, 'Fast One Minute').getByText(/^Last draw,/)).toBeVisible();
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(card(page, 'Three Dice')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('["GONE"]');
});

// covers 2.7
test('list and filters of the lottery are in the address: a reload keeps them, and Back undoes one choice', async ({
  page,
  portal,
}) => {
  const main = page.getByRole('main');
  const vendor = main.getByRole('combobox', { name: 'Vendor' });
  const prizeMode = main.getByRole('combobox', { name: 'Prize mode' });
  const popular = main.getByRole('tab', { name: 'Popular' });
  await portal.open('/lottery?vendor=TCG_SEA');
  await expect(card(page, 'Fast One Minute')).toBeHidden();
  await vendor.selectOption('LOTT');
  await expect(page).toHaveURL(/\/lottery\?vendor=LOTT$/);
  await unfoldFilters(portal);
  await prizeMode.selectOption('ZY');
  await popular.click();
  await expect(page).toHaveURL(/\/lottery\?vendor=LOTT&prizeMode=ZY&list=popular$/);

  await page.reload();
  await expect(card(page, 'Fast One Minute')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(popular).toHaveAttribute('aria-selected', 'true');
  await expect(vendor).toHaveValue('LOTT');
  await page.goBack();
  await expect(main.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await unfoldFilters(portal);
  await expect(prizeMode).toHaveValue('ZY');
  await page.goBack();
  await expect(prizeMode).toHaveValue('');
  await page.goBack();
  await expect(vendor).toHaveValue('TCG_SEA');
  await expect(card(page, 'Fast One Minute')).toBeHidden();
});

// covers 3
test('a lottery and a game marked on one device are favourites on another, and one taken out there is gone here', async ({
  page,
  portal,
  otherDevice,
}) => {
  const account = await portal.registerNewcomer('twice');
  await page.goto('/rng?gameName=Dragon%20Gate');
  await pressHeart(page, 'Add Dragon Gate to favourites');
  await page.goto('/lottery');
  await pressHeart(page, 'Add Fast One Minute to favourites');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/');
  const favourites = page.getByRole('region', { name: 'Your favourites' });
  await expect(favourites.getByRole('button', { name: /^Fast One Minute .*Play$/ })).toBeVisible();
  await expect(favourites.getByRole('button', { name: /^Dragon Gate .*Play$/ })).toBeVisible();

  const other = otherDevice.page;
  await otherDevice.open();
  await otherDevice.logIn(account, freshPassword);
  await other.goto('/rng');
  await other.getByRole('main').getByRole('tab', { name: 'Favourites' }).click();
  await expect(otherDevice.tile('Dragon Gate')).toBeVisible();
  await other.goto('/lottery');
  await other.getByRole('tab', { name: 'Favourites' }).click();
  await pressHeart(other, 'Remove Fast One Minute from favourites');
  await expect(other.getByText('No favourites here yet')).toBeVisible();

  await page.goto('/lottery');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByText('No favourites here yet')).toBeVisible();
});

test('an address with unknown parameters shows the lobby and a message', async ({ page, portal }) => {
  const main = page.getByRole('main');
  for (const query of ['gameCode=NOTHING', `gameCode=${'9'.repeat(4_000)}`, 'gameCode=MB&vendor=ELOTT']) {
    await portal.open(`/lottery?${query}`);
    await expect(main.getByRole('alert')).toHaveText('This lottery doesn’t exist. Choose one below.');
    await expect(card(page, 'Lucky Star')).toBeVisible();
  }
  await portal.open('/lottery?results=x');
  await expect(main.getByRole('alert')).toHaveText(/^No results at this address/);
  await expect(card(page, 'Lucky Star')).toBeVisible();
  await portal.open('/lottery?vendor=NOBODY');
  await expect(main.getByRole('alert')).toHaveText('This lottery vendor is not known here. Choose a lottery below.');
  await portal.open('/lottery?gameCode=MB&vendor=TCG_LOTTO_VN&playType=2D');
  await expect(main.getByRole('region', { name: 'Miền Bắc' }).getByText('Ready to play')).toBeVisible();
});
