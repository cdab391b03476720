import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Names of what moves for longer than a blink. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
}

for (const path of ['/', '/rng', '/lucky', '/pointMall'])
  test(`${path} stands still for whoever asked for less motion`, async ({ page, portal }) => {
    await portal.open(path);
    expect(await movements(page)).toEqual([]);
  });

test.describe('without that wish', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the lanterns of the banner sway', async ({ page, portal }) => {
    await portal.open();
    await expect.poll(() => movements(page)).toEqual(expect.arrayContaining([expect.stringMatching(/sway$/)]));
  });
});
