import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Number of elements below this one that move for longer than a blink. */
function movements(within: Locator): Promise<number> {
  return within.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100).length,
  );
}

for (const path of ['/', '/rng', '/lucky', '/pointMall'])
  test(`${path} does not move with reduced motion`, async ({ page, portal }) => {
    await portal.open(path);
    expect(await movements(page.locator('html'))).toBe(0);
  });

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the lanterns of the banner sway', async ({ page, portal }) => {
    await portal.open();
    // The barge and the lanterns.
    await expect.poll(() => movements(page.getByRole('region', { name: 'Slides' }))).toBeGreaterThanOrEqual(2);
  });
});
