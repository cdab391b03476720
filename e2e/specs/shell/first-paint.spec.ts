import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Returns the brightness of the empty page as shown on screen, 0 (black) to 255. */
async function lightness(page: Page): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 2, y: 450, width: 4, height: 4 } });
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
}

/** Records the theme of the page from its first element on, and each change. */
function noteThemes(): void {
  const themes: (string | undefined)[] = [];
  Object.assign(window, { themesOfPage: themes });
  const note = () => {
    if (!document.body) return;
    const { theme } = document.documentElement.dataset;
    if (themes.length === 0 || themes.at(-1) !== theme) themes.push(theme);
  };
  new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
}

// covers 1
for (const [theme, isTheme] of [
  ['dark', (light: number) => light < 80],
  ['light', (light: number) => light > 200],
] as const)
  test(`no flash at load: with ${theme} stored the first painted frame and each later one is ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.addInitScript(noteThemes);
    // The script is delayed, so that the first paint can be measured.
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/releases\/shell\/[^/]+\/(?!early\.)[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/vip', { waitUntil: 'commit' });
    const firstPaint = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    await expect.poll(firstPaint).toBe(1);
    expect(isTheme(await lightness(page)), 'the first paint').toBe(true);

    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
    expect(isTheme(await lightness(page)), 'the page').toBe(true);
    expect(await page.evaluate(() => Object(window).themesOfPage)).toEqual([theme]);
  });
