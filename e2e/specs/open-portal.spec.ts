import { expect, test } from '../fixtures/portal-test.ts';

// These tests are about motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// covers 2.4
test('a visitor sees header, banner, footer, side bar and the games of the home page', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.logInButton).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Play$/ }).first()).toBeVisible();
  // The page grows as its rails load, and the footer loads last.
  const foot = page.getByRole('contentinfo');
  await expect(async () => {
    await foot.scrollIntoViewIfNeeded();
    await expect(foot).toContainText('at least 18 years old', { timeout: 1_000 });
  }).toPass();
});

// covers 2.1: /index, /index.html and /home are the home page
test('renders the home page as the picture of the README', async ({ page, portal }) => {
  await portal.open();
  await expect(page.getByRole('main').getByRole('button', { name: /Play$/ }).first()).toBeVisible();
  await page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: 'Pause' }).click();
  await page.waitForLoadState('networkidle');
  const path = process.env.UPDATE_PICTURE ? 'docs/home.png' : 'e2e/results/home.png';
  const picture = await page.screenshot({ path, animations: 'disabled' });
  expect(picture.length).toBeGreaterThan(50_000);
});

test.describe('an unknown address', () => {
  test.use({ expectedFaults: /404 \(Not Found\)/ });

  test('shows a page that says so', async ({ page, portal }) => {
    for (const address of ['/no-such-page', '/%E0%A4%A']) {
      await portal.open(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Page not found');
    }
  });
});

for (const path of ['/index', '/index.html', '/home']) {
  test(`${path} is the home page`, async ({ page, portal }) => {
    await portal.open(path);
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  });
}
