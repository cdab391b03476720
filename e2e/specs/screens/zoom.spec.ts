import type { Page } from '@playwright/test';
import { expect, take, test } from '../../fixtures/screen-test.ts';
import { findCovered } from '../../fixtures/screens/covered-focus.ts';
import { settle } from '../../fixtures/settle.ts';

/** What the visitor and the member see first of each area. */
const mainPages = [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/lottery',
  '/promotions',
  '/tournaments',
  '/help',
  '/accessibility',
];

const look = { theme: 'light', language: 'EN', width: 1440 } as const;

const widthOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

test.describe.configure({ mode: 'parallel' });

// A window of 1280 x 1024 px shows this much of a page.
// covers 2.1: WCAG 1.4.10, 1.4.4
for (const [zoom, size] of [
  [200, { width: 640, height: 512 }],
  [400, { width: 320, height: 256 }],
] as const)
  for (const path of mainPages)
    test(`${path} at ${zoom} %: reflows without scrolling sideways, nothing covers half of the window`, async ({
      page,
    }) => {
      await take(page, look);
      await page.setViewportSize(size);
      await page.goto(path);
      await settle(page);
      const { scrollWidth, clientWidth } = await widthOf(page);
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      // Scrolled to its middle, the page is not mostly behind bars that stay.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('header, nav, aside, [role="banner"]')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, bottom, top }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
          .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
      );
      expect(fixed).toBeLessThan(size.height / 2);
    });

// covers 2.1: WCAG 2.4.11
for (const width of [390, 1440] as const)
  for (const path of ['/', '/rng', '/promotions', '/help', '/noticePage'])
    test(`${path} at ${width} px: no bar covers what has the focus`, async ({ page }) => {
      await take(page, { ...look, width });
      await page.goto(path);
      await settle(page);
      for (let pressed = 0; pressed < 60; pressed++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(findCovered), { timeout: 2_000 }).toBe('');
      }
    });
