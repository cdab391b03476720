import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/games-test.ts';

/** How far the page is scrolled, in px. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('Back from a game leads to the tile that was pressed', async ({ page, portal, player }) => {
      await portal.open('/rng');
      await portal.logIn(player.account);
      await portal.open('/rng');
      const tile = page.getByRole('main').getByRole('article').last();
      await tile.scrollIntoViewIfNeeded();
      const name = (await tile.textContent()) ?? '';
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(0);
      await tile.getByRole('button').first().click();
      await expect(page).toHaveURL(/\/game\?launch=/);
      await expect.poll(() => scrolled(page)).toBe(0);

      await page.goBack();
      const back = page.getByRole('article').filter({ hasText: name });
      await expect(back).toBeInViewport();
      await expect.poll(() => scrolled(page)).toBe(place);

      await page.reload();
      await expect(back).toBeInViewport();
    });

    test('Back from a page, which is shown from its top, leads to the foot of home that was left', async ({
      page,
      portal,
    }) => {
      await portal.open();
      const foot = page.getByRole('contentinfo');
      await foot.scrollIntoViewIfNeeded();
      await foot.getByRole('link', { name: 'Accessibility' }).click();
      await expect(page).toHaveURL(/\/accessibility$/);
      await expect.poll(() => scrolled(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect(foot).toBeInViewport();
    });

    test('Back far down home lands where the page was left', async ({ page, portal }) => {
      await portal.open();
      const main = page.getByRole('main');
      const rails = ['Slots', 'Live casino', 'Fishing', 'Cards', 'Sports', 'Esports', 'Cockfight', 'Popular lotteries'];
      const draws = main.getByRole('region', { name: 'Latest draws' });
      const parts = [
        ...rails.map((name) => main.getByRole('region', { name, exact: true }).getByRole('article').first()),
        draws.getByRole('link').nth(1),
      ];
      // A part is rendered once its place comes into view.
      for (const part of parts)
        await expect(async () => {
          await page.evaluate(() => window.scrollBy(0, 200));
          await expect(part).toBeVisible({ timeout: 500 });
        }).toPass();
      await draws.scrollIntoViewIfNeeded();
      const topOf = async () => (await draws.boundingBox())?.y ?? 0;
      const all = draws.getByRole('link', { name: 'All' });
      // A press scrolls to what a bar covers, so that comes first.
      await all.hover();
      const left = await topOf();
      await all.click();
      await expect(page).toHaveURL(/\/lottery$/);

      await page.goBack();
      await expect(draws).toBeInViewport();
      // Less than the 19 px that a single rail was off.
      await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThan(16);
    });
  });
