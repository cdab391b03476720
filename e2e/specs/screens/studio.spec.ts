import { violationsOn } from '../../fixtures/axe.ts';
import { openGame } from '../../fixtures/open-game.ts';
import { expect, test, widen } from '../../fixtures/screen-test.ts';
import { widths } from '../../fixtures/screens/looks.ts';
import { waitUntilStill } from '../../fixtures/settle.ts';
import { firstOfType, gamesByEngine } from '../../setup/games-by-engine.ts';

test.describe.configure({ mode: 'parallel' });

for (const game of [...gamesByEngine(), firstOfType('SPORTS'), firstOfType('LOTT')])
  test(`${game.gameType ?? ''} ${game.engine} of the studio: axe finds nothing`, async ({ page, tokenOf }) => {
    await widen(page, widths[0]);
    await openGame(page, game, await tokenOf('player01'));
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const width of widths) {
      await widen(page, width);
      await waitUntilStill(page);
      expect.soft(await violationsOn(page), `${width}`).toEqual([]);
    }
  });
