import { expect, take, test, widen } from '../../fixtures/screen-test.ts';
import { findCutTexts } from '../../fixtures/screens/cut-texts.ts';
import { applyPseudoLocale, type PseudoLocale, pseudoLocales } from '../../fixtures/screens/pseudo-locales.ts';
import { routeScreens } from '../../fixtures/screens/route-screens.ts';
import { settle } from '../../fixtures/settle.ts';

const widths = [320, 390, 1440];
const isFull = process.env.SCREENS === 'full';

/** One pseudo-locale at one width, others for the next screen; in full each at all of them. */
function widthsOf(pseudoLocale: PseudoLocale, nth: number): readonly number[] {
  if (isFull) return widths;
  if (pseudoLocales[nth % pseudoLocales.length] !== pseudoLocale) return [];
  return [widths[Math.floor(nth / pseudoLocales.length) % widths.length] ?? 320];
}

test.describe.configure({ mode: 'parallel' });

for (const pseudoLocale of pseudoLocales)
  test.describe(pseudoLocale, () => {
    for (const [nth, screen] of routeScreens.entries()) {
      const chosen = widthsOf(pseudoLocale, nth);
      if (chosen.length === 0) continue;
      test.describe(screen.name, () => {
        test.use(screen.faults ? { expectedFaults: screen.faults } : {});
        // covers 2.1: every route holds longer texts, right-to-left texts, Thai, Vietnamese and Burmese
        test(`${screen.name}: nothing overflows, no word is clipped`, async ({ page, tokenOf }) => {
          const token = screen.as && (await tokenOf(screen.as));
          await page.addInitScript(applyPseudoLocale, pseudoLocale);
          await screen.prepare?.(page, tokenOf);
          await take(page, { theme: 'light', language: 'EN', width: chosen[0] ?? 390 }, token);
          await page.goto(screen.path);
          for (const width of chosen) {
            await widen(page, width);
            await settle(page);
            expect.soft(await page.evaluate(findCutTexts), `${pseudoLocale} ${width}`).toEqual([]);
          }
        });
      });
    }
  });

for (const [pseudoLocale, lines] of [
  ['thai', 1.6],
  ['vietnamese', 1.4],
  ['burmese', 1.8],
] as const)
  test(`${pseudoLocale}: lines are ${lines} high, letters are not stretched`, async ({ page }) => {
    await page.addInitScript(applyPseudoLocale, pseudoLocale);
    await take(page, { theme: 'light', language: 'EN', width: 1440 });
    await page.goto('/vip');
    await settle(page);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a[href], label')].map((element) => {
        const { lineHeight, fontSize, letterSpacing, textTransform } = getComputedStyle(element);
        const lines = Math.round((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)) * 100) / 100;
        return { lines, letterSpacing, textTransform };
      }),
    );
    expect(found.length).toBeGreaterThan(3);
    for (const style of found) {
      expect(style.lines).toBeGreaterThanOrEqual(lines);
      expect([style.letterSpacing, style.textTransform]).toEqual([expect.stringMatching(/^(normal|0px)$/), 'none']);
    }
  });
