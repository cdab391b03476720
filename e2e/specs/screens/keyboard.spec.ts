import type { Page } from '@playwright/test';
import { expect, take, test } from '../../fixtures/screen-test.ts';
import { Keys } from '../../fixtures/screens/keys.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { demoPassword } from '../../pages/portal.ts';

const look = { theme: 'light', language: 'EN', width: 1440 } as const;

/** Opens the page for a visitor or with this session; presses no key. */
async function begin(page: Page, path: string, token?: string): Promise<Keys> {
  await take(page, look, token);
  await page.goto(path);
  // A dialog that opens with the page removes the roles of everything behind it.
  await expect(page.getByRole('banner').or(page.getByRole('dialog')).first()).toBeVisible();
  return new Keys(page);
}

const header = (page: Page) => page.getByRole('banner').first();
const accountButton = (page: Page) => header(page).getByRole('button', { name: /^Player One/ });

test('by keyboard: log in', async ({ page, portal }) => {
  const keys = await begin(page, '/vip');
  await keys.press(portal.logInButton);
  const { login } = portal.access;
  await expect(login).toBeVisible();
  await keys.type(login.getByRole('textbox', { name: /^Username/ }), 'player03');
  await keys.type(login.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  // A busy machine takes longer for the proof of work.
  await expect(login).toBeHidden({ timeout: 90_000 });
  await expect(page.getByRole('dialog').getByRole('button', { name: /^(Next|Got it)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.balance).toContainText(/\d\.\d\d/);
});

test('by keyboard: register', async ({ page, portal }) => {
  const keys = await begin(page, '/register');
  const form = portal.access.registration;
  await keys.type(form.getByRole('textbox', { name: /^Username/ }), newName('key'));
  await keys.type(form.getByLabel('Password', { exact: true }), freshPassword);
  await keys.type(form.getByLabel('Confirm password'), freshPassword);
  await keys.press(form.getByRole('button', { name: 'Register', exact: true }));
  await expect(portal.access.firstLogin).toBeVisible();
});

// covers 2.2
test('by keyboard: open a notice and come back to its title', async ({ page }) => {
  const keys = await begin(page, '/');
  const title = page.getByRole('region', { name: 'News' }).getByRole('listitem').first().getByRole('button');
  await keys.press(title);
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(title).toBeFocused();
});

// covers 1
test('by keyboard: switch the language', async ({ page }) => {
  const keys = await begin(page, '/vip');
  await keys.press(header(page).getByRole('button', { name: /^Language/ }));
  await keys.press(page.getByRole('button', { name: 'ไทย' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

// covers 1
test('by keyboard: switch the theme', async ({ page }) => {
  const keys = await begin(page, '/vip');
  await keys.press(header(page).getByRole('button', { name: 'Dark theme' }), 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('by keyboard: open a category and one of its vendors', async ({ page }) => {
  const keys = await begin(page, '/vip');
  const opener = page.getByRole('button', { name: /^Slots vendors/ });
  await keys.press(opener);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await keys.press(header(page).locator('a[href^="/rng?page="]').first());
  await expect(page).toHaveURL(/\/rng\?page=/);
});

test('by keyboard: open the detail of a promotion', async ({ page }) => {
  const keys = await begin(page, '/promotions');
  await keys.press(page.getByRole('main').locator('a[href^="/promoDetail"]').first());
  await expect(page).toHaveURL(/\/promoDetail/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('by keyboard: open a help article by its anchor', async ({ page }) => {
  const keys = await begin(page, '/help#term');
  const article = page.locator('#term');
  await expect(article).toBeVisible();
  await expect(article).toBeInViewport();
  // Tab order starts at the anchor, so the first link of the page follows the footer and the header.
  const first = page.getByRole('main').getByRole('link').or(page.getByRole('main').locator('summary, button')).first();
  await keys.goTo(first, 200);
});

test('by keyboard: open the member centre and close it', async ({ page, tokenOf }) => {
  const keys = await begin(page, '/vip', await tokenOf('player01'));
  await keys.press(accountButton(page));
  await keys.press(page.getByRole('button', { name: 'My account', exact: true }));
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('by keyboard: page through the announcements', async ({ page }) => {
  const keys = await begin(page, '/noticePage');
  const titles = page.getByRole('main').getByRole('navigation').getByRole('listitem').getByRole('button');
  await keys.press(titles.nth(1));
  await expect(titles.nth(1)).toHaveAttribute('aria-current', 'true');
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Next' }));
  await expect(page.getByRole('main').getByRole('button', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('by keyboard: launch a game', async ({ page, tokenOf }) => {
  const keys = await begin(page, '/rng', await tokenOf('player01'));
  await keys.press(page.getByRole('main').getByRole('button', { name: /Play$/ }).first());
  await expect(page).toHaveURL(/\/game\?launch=/);
  await expect(page.locator('iframe')).toBeVisible();
});

// covers 2.1: WCAG 2.4.1
test('by keyboard: play a game from the address bar with few presses of Tab', async ({ page, portal, tokenOf }) => {
  const keys = await begin(page, '/', await tokenOf('player01'));
  await expect(portal.balance).toContainText(/\d\.\d\d/);
  await keys.press(page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await keys.press(page.getByRole('main').getByRole('button', { name: /Play$/ }).first(), 'Enter', 12);
  await expect(page).toHaveURL(/\/game\?launch=/);
  const { spinButton } = portal.game;
  await expect(spinButton).toBeVisible({ timeout: 30_000 });
  await keys.goToInFrame(spinButton, 16);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
  await page.keyboard.press('Space');
  await answered;
  await expect(spinButton).toBeFocused();
});

// covers 2.3: WCAG 3.3.8
test('passwords can be pasted, and fields name themselves to password managers', async ({ page, portal }) => {
  await begin(page, '/register');
  const form = portal.access.registration;
  const username = form.getByRole('textbox', { name: /^Username/ });
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await username.fill('Pasted-by-keys-2026');
  await username.press('ControlOrMeta+A');
  await username.press('ControlOrMeta+C');
  for (const name of [/^Password/, /^Confirm password/]) {
    const field = form.getByLabel(name).and(page.locator('input'));
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue('Pasted-by-keys-2026');
  }
  await begin(page, '/login');
  const password = page.getByRole('main').getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('Pasted-by-keys-2026');
});

test('by keyboard: log out', async ({ page, portal }) => {
  await portal.open();
  await portal.logIn('player02');
  const keys = new Keys(page);
  await keys.press(header(page).getByRole('button', { name: /^Player Two/ }));
  // In the portal's own wording (TY), which is the default once all languages are available.
  await keys.press(page.getByRole('button', { name: 'Sign out', exact: true }));
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }));
  await expect(portal.logInButton).toBeVisible();
});
