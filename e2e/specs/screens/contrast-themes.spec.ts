import type { Locator } from '@playwright/test';
import { openCentrePage } from '../../fixtures/money-screens.ts';
import { expect, take, test } from '../../fixtures/screen-test.ts';
import { sayIn } from '../../fixtures/screen-texts.ts';
import { settle } from '../../fixtures/settle.ts';

const say = sayIn('EN');

/** What a control shows in a contrast theme, where grounds and shadows are taken away. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, backgroundColor, color } = getComputedStyle(element);
    return { edge: `${outlineStyle} ${outlineWidth}`, ground: backgroundColor, ink: color };
  });

/** The chosen one differs from another one by more than the colour of its ground that the page gave it. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const [one, two] = [await lookOf(chosen), await lookOf(other)];
  expect(one.ground).not.toBe(two.ground);
  expect(one.ink).not.toBe(two.ink);
  expect([one.edge, two.edge]).toEqual(['solid 1px', 'solid 1px']);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('chips and buttons of a lobby keep edge and state', async ({ page }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 });
      await page.goto('/rng');
      await settle(page);
      const chips = page.getByRole('main').locator('button[aria-pressed]');
      await expectChosen(
        chips.and(page.locator('[aria-pressed="true"]')).first(),
        chips.and(page.locator('[aria-pressed="false"]')).first(),
      );
      const login = page
        .getByRole('banner')
        .first()
        .getByRole('button', { name: say('header.login') });
      expect((await lookOf(login)).edge).toBe('solid 1px');
    });

    test('menu items, tabs and selects of the member centre keep edge and state', async ({ page, tokenOf }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 }, await tokenOf('player01'));
      await page.goto('/join');
      await settle(page);
      await openCentrePage(page, say, 'personalHistoryCopy');
      const sheet = page.getByRole('dialog').last();
      const items = sheet.getByRole('navigation').getByRole('button');
      const current = items.and(page.locator('[aria-current="page"]'));
      await expect(current).toBeVisible();
      await expectChosen(current, items.and(page.locator(':not([aria-current])')).first());
      await expect(sheet.locator('select').first()).toBeVisible();
      expect((await lookOf(sheet.locator('select').first())).edge).toBe('solid 1px');
    });
  });
