import type { Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/axe.ts';
import { dye, expect, type TokenOf, test, widen } from '../../fixtures/screen-test.ts';
import { allScreens } from '../../fixtures/screens/all-screens.ts';
import { allLoads, type Load, nameOf, someLoads } from '../../fixtures/screens/looks.ts';
import { openScreen } from '../../fixtures/screens/open-screen.ts';
import type { Screen } from '../../fixtures/screens/screen.ts';
import { settle } from '../../fixtures/settle.ts';

const isFull = process.env.SCREENS === 'full';

test.describe.configure({ mode: 'parallel' });

for (const [nth, screen] of allScreens.entries())
  test.describe(screen.name, () => {
    test.use(screen.faults ? { expectedFaults: screen.faults } : {});

    // covers 2.1, 2.3: axe finds nothing on any route and modal, logged out and in, in each theme, language and width
    test(`${screen.name}: axe finds nothing`, async ({ page, tokenOf }) => {
      // Twelve times the looks of the fast suite.
      if (isFull) test.setTimeout(1_350_000);
      await screen.prepare?.(page, tokenOf);
      for (const load of isFull ? allLoads : someLoads(nth)) await lookAt(page, screen, load, tokenOf);
    });
  });

/** One page load; theme and width change in it. */
async function lookAt(page: Page, screen: Screen, { language, shades }: Load, tokenOf: TokenOf): Promise<void> {
  const wanted = shades.filter(({ width }) => (screen.onlyAt ?? width) === width);
  for (const [nth, shade] of wanted.entries()) {
    const look = { ...shade, language };
    await test.step(nameOf(look), async () => {
      if (nth === 0) await openScreen(page, screen, look, tokenOf);
      else {
        await dye(page, look);
        if (wanted[nth - 1]?.width !== look.width) {
          await widen(page, look.width);
          await settle(page);
        }
      }
      expect.soft(await violationsOn(page), nameOf(look)).toEqual([]);
    });
  }
}
