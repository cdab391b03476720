import { dye, expect, test } from '../../fixtures/screen-test.ts';
import { screensByPart } from '../../fixtures/screens/all-screens.ts';
import { themes } from '../../fixtures/screens/looks.ts';
import { maskVaryingContent } from '../../fixtures/screens/mask-varying-content.ts';
import { openScreen } from '../../fixtures/screens/open-screen.ts';
import { waitUntilStill } from '../../fixtures/settle.ts';

/** `/rng of a member` at 390 px in the dark: `routes/390-dark/rng-of-a-member.png`. */
const fileOf = (part: string, name: string, width: number, theme: string) => [
  part,
  `${width}-${theme}`,
  `${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.png`,
];

const screens = Object.entries(screensByPart).flatMap(([part, list]) => list.map((screen) => ({ part, screen })));

test.describe.configure({ mode: 'parallel' });

for (const { part, screen } of screens)
  test.describe(screen.name, () => {
    test.use(screen.faults ? { expectedFaults: screen.faults } : {});

    // The projects set the widths.
    const tag = screen.onlyAt ? { tag: `@${screen.onlyAt}` } : {};
    // covers 2.1, 2.3: every route and modal looks like its snapshot in both themes at 390 and 1440 px
    test(`${screen.name}: looks as it did`, tag, async ({ page, viewport, tokenOf }) => {
      const width = viewport?.width ?? 0;
      await screen.prepare?.(page, tokenOf);
      await openScreen(page, screen, { theme: 'light', language: 'EN', width }, tokenOf);
      // A point where no part of the page reacts to the pointer.
      await page.mouse.move(0, 0);
      for (const theme of themes) {
        await dye(page, { theme, language: 'EN', width });
        await waitUntilStill(page);
        await maskVaryingContent(page, { isOfAgent: screen.as === 'agent01' });
        await expect.soft(page).toHaveScreenshot(fileOf(part, screen.name, width, theme));
      }
      // What a page asks for regularly may be under way when it closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
