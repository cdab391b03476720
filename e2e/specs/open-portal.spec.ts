import { mkdir } from 'node:fs/promises';
import { expect, test } from '../fixtures/portal-test.ts';

test('a visitor sees header, banner, footer, side bar and the games of the home page', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.logInButton).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Play$/ }).first()).toBeVisible();
});

test('the picture of the README is the home page of this run', async ({ page, portal }) => {
  await portal.open();
  const tiles = page.getByRole('main').getByRole('img');
  await expect(tiles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await mkdir('docs', { recursive: true });
  const picture = await page.screenshot({ path: 'e2e/results/home.png', animations: 'disabled' });
  expect(picture.length).toBeGreaterThan(50_000);
});

test('an unknown address has a page that says so', async ({ page, portal }) => {
  await portal.open('/no-such-page');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/not find|not found|no page/i);
});

for (const path of ['/index', '/index.html', '/home']) {
  test(`${path} is the home page`, async ({ page, portal }) => {
    await portal.open(path);
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  });
}
