import { localeByLanguage } from '@portal/shared/contract/game-types';
import { violationsOn } from '../../fixtures/axe.ts';
import { openGame } from '../../fixtures/open-game.ts';
import { expect, test, widen } from '../../fixtures/screen-test.ts';
import { languages } from '../../fixtures/screen-texts.ts';
import { themes, widths } from '../../fixtures/screens/looks.ts';
import { waitUntilStill } from '../../fixtures/settle.ts';
import { firstOfType, gamesByEngine } from '../../setup/games-by-engine.ts';

test.describe.configure({ mode: 'parallel' });

const ownLanguages = languages.filter((each) => each !== 'TY');

/** Theme and language alternate, so that ten games cover all pairs. */
const lookOf = (nth: number) => ({
  theme: themes[nth % 2 === 0 ? 0 : 1],
  language: ownLanguages[nth % ownLanguages.length] ?? 'EN',
});

/** Lists of sports and draws are seen in both themes; other games wear one. */
const lists = [firstOfType('SPORTS'), firstOfType('LOTT')];
const frames = [
  ...gamesByEngine().map((game, nth) => ({ game, look: lookOf(nth) })),
  ...lists.flatMap((game) => [0, 1].map((nth) => ({ game, look: lookOf(nth) }))),
];

for (const { game, look } of frames)
  test(`${game.gameType ?? ''} ${game.engine} of the studio, ${look.theme}, ${look.language}: axe finds nothing`, async ({
    page,
    tokenOf,
  }) => {
    await widen(page, widths[0]);
    await openGame(page, game, await tokenOf('player01'), look);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const [language = ''] = localeByLanguage[look.language].split('-');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}\\b`));
    for (const width of widths) {
      await widen(page, width);
      await waitUntilStill(page);
      expect.soft(await violationsOn(page), `${width}`).toEqual([]);
    }
  });
