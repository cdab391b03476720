import { setVendor } from '@portal/shared/contract/games/operator-catalogue';
import { expect, test } from '../../fixtures/games-test.ts';
import { minorOf } from '../../pages/shown-amount.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

// A vendor whose games no other test plays.
const vendor = { vassalage: 'NOVA', gameType: 'RNG' };
const lobby = '/rng?page=NOVA';
const name = 'Tiger Roar';
const why = 'a case needs it';

test.beforeAll(() => operatorCall(runningProduct().dataDir, setVendor, { ...vendor, opensIn: 'popup', why }));
test.afterAll(() => operatorCall(runningProduct().dataDir, setVendor, { ...vendor, opensIn: 'frame', why }));

// covers 2.1
test('a game in its own window plays, updates the balance of the page, and closing it leads back', async ({
  page,
  portal,
  player,
}) => {
  await portal.open();
  await portal.logIn(player.account);
  await portal.open(lobby);
  await page.getByRole('main').getByRole('searchbox').fill(name);
  const before = await portal.balanceMinor();
  const opened = page.waitForEvent('popup');
  await portal.tile(name).click();
  const game = await opened;
  const controls = game.getByRole('region', { name: 'Controls' });
  const spin = controls.getByRole('button', { name: 'Spin', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: `${name} is open in its own window` })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(spin).toBeEnabled();
  expect(await game.evaluate(() => window.opener)).toBeNull();
  expect(new URL(game.url()).origin).toBe(runningProduct().vendorAddress);

  const figure = async (label: string) => minorOf(await game.getByRole('status', { name: label }).textContent());
  const stake = await figure('Stake');
  const answered = game.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
  await spin.click();
  await answered;
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  const win = await figure('Returned');
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);

  const closed = game.waitForEvent('close');
  await game.getByRole('button', { name: 'Back to the lobby' }).click();
  await closed;
  await expect(page.getByRole('heading', { level: 1, name: `${name} is not open` })).toBeVisible();
  const secondPopup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the game' }).click();
  const second = await secondPopup;
  await expect(second.getByRole('region', { name: 'Controls' }).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await second.close();
  await expect(page.getByRole('heading', { level: 1, name: `${name} is not open` })).toBeVisible();
  await page.getByRole('button', { name: 'Back to lobby' }).click();
  await expect(page).toHaveURL(/\/rng\?page=NOVA&gameName=/);
});

// covers 6
test('logging out closes the window of a game', async ({ page, portal, player }) => {
  await portal.open();
  await portal.logIn(player.account);
  await portal.open(lobby);
  await page.getByRole('main').getByRole('searchbox').fill(name);
  const opened = page.waitForEvent('popup');
  await portal.tile(name).click();
  const game = await opened;
  await expect(game.getByRole('region', { name: 'Controls' }).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const closed = game.waitForEvent('close');
  await portal.pickFromAccountMenu(player.nickname, 'Sign out');
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await closed;
});

// covers 8
test('a blocked popup for a game shows a message and launches no game', async ({ page, portal, player }) => {
  // The result of window.open where popups are blocked.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await portal.open();
  await portal.logIn(player.account);
  await portal.open(lobby);
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await portal.tile(name).click();
  await expect(portal.notices).toContainText('Popup blocked. Please allow popups and try again.');
  await expect(page).toHaveURL(/\/rng\?page=NOVA/);
});
