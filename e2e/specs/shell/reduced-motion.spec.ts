import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';

/** How many elements below one move for longer than a blink. */
function movements(within: Locator): Promise<number> {
  return within.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100).length,
  );
}

for (const path of ['/', '/rng', '/lucky', '/pointMall'])
  test(`${path} stands still for whoever asked for less motion`, async ({ page, portal }) => {
    await portal.open(path);
    expect(await movements(page.locator('html'))).toBe(0);
  });

test.describe('without that wish', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the lanterns of the banner sway', async ({ page, portal }) => {
    await portal.open();
    // The barge and the lanterns.
    await expect.poll(() => movements(page.getByRole('region', { name: 'Slides' }))).toBeGreaterThanOrEqual(2);
  });
});
