import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';
import { settle } from '../../fixtures/settle.ts';

/** Number of elements below this one that move for longer than a blink. */
function movements(within: Locator): Promise<number> {
  return within.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 100).length,
  );
}

interface Counted {
  framesAsked?: number;
}

/** For how long a page at rest is watched. */
const watchedMs = 1_600;

/** Runs in the page before its scripts. */
function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const counted = window as Counted;
    counted.framesAsked = (counted.framesAsked ?? 0) + 1;
    return ask(callback);
  };
}

/** What moves without an end and is drawn by the page's thread in every frame: all but transforms and opacity. */
function drawnByThread(): string[] {
  const onCompositor = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
  const about = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
    if (Number.isFinite(effect.getComputedTiming().endTime)) return [];
    const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !about.has(key)));
    return changed.filter((key) => !onCompositor.has(key));
  });
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

  for (const path of ['/', '/rng', '/live', '/sports', '/esports'])
    test(`${path} at rest leaves the page's thread alone`, async ({ page, portal }) => {
      await page.addInitScript(countFrames);
      await portal.open(path);
      await settle(page);
      expect(await page.evaluate(drawnByThread)).toEqual([]);
      await page.evaluate(() => Object.assign(window, { framesAsked: 0 }));
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), watchedMs);
      // A loop asks for one in each of the frames of that time, which are a hundred, or twenty on a busy machine.
      expect(await page.evaluate(() => (window as Counted).framesAsked)).toBeLessThan(10);
    });
});
