import { violationsOn } from '../../fixtures/axe.ts';
import { dye, expect, take, test } from '../../fixtures/screen-test.ts';
import { settle, waitUntilStill } from '../../fixtures/settle.ts';

/** The long pages, whose content below the first view comes when it is near. */
const longPages = ['/', '/rng', '/live', '/sports', '/lottery', '/promotions', '/vip', '/help', '/accessibility'];

test.describe.configure({ mode: 'parallel' });

// covers 2.1: axe finds nothing on a page that is scrolled to its middle and to its end, with the bars over it
for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  for (const path of longPages)
    test(`${path} at ${width} px: axe finds nothing on the scrolled page`, async ({ page }) => {
      const look = { theme, language: 'EN', width } as const;
      await take(page, look);
      await page.goto(path);
      await settle(page);
      await dye(page, look);
      for (const part of [0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), part);
        await waitUntilStill(page);
        expect.soft(await violationsOn(page), `scrolled to ${part}`).toEqual([]);
      }
    });
