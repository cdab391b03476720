import { AxeBuilder } from '@axe-core/playwright';
import { allLooks, nameOf, someLooks } from '../../fixtures/looks.ts';
import { expect, settle, take, test } from '../../fixtures/screen-test.ts';
import { sayIn } from '../../fixtures/screen-texts.ts';
import { screens } from '../../fixtures/screens.ts';

const isFull = process.env.SCREENS === 'full';

test.describe.configure({ mode: 'parallel' });

for (const [nth, screen] of screens.entries())
  test(`${screen.name}: axe finds nothing`, async ({ page, tokenOf }) => {
    const token = screen.as && (await tokenOf(screen.as));
    for (const look of isFull ? allLooks : someLooks(nth)) {
      await test.step(nameOf(look), async () => {
        await take(page, look, token);
        await page.goto(screen.path);
        await page.locator('main').first().waitFor();
        await screen.reach?.(page, sayIn(look.language));
        if (screen.reach) await expect(page.getByRole('dialog')).toBeVisible();
        await settle(page);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
        expect.soft(found, nameOf(look)).toEqual([]);
      });
    }
  });
