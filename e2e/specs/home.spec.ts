import type { Locator, Page } from '@playwright/test';
import { setFavourite } from '@portal/shared/contract/games/favourites';
import { areasOf } from '../fixtures/areas.ts';
import { bottomOf } from '../fixtures/bottom-of.ts';
import { expect, test } from '../fixtures/games-test.ts';
import { enterGame } from '../pages/game-lobby.ts';

/** Sizes of the window in px, and where the first game has begun in it at the latest. */
const firstScreens = [
  { width: 390, height: 844, firstGameBy: 700 },
  { width: 1440, height: 900, firstGameBy: 900 },
] as const;

/** Expects the jackpot within the hero and a whole first game above the limit, at each size. */
async function expectFirstScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const { firstGameBy, ...size } of firstScreens) {
    await page.setViewportSize(size);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect.poll(() => bottomOf(main.getByRole('article').first())).toBeLessThanOrEqual(firstGameBy);
    const jackpot = page.getByRole('region', { name: 'Jackpot' });
    await expect(jackpot).toBeInViewport({ ratio: 1 });
    // The banner has no box of its own.
    const picture = areasOf(page).banner.locator('..');
    const [hero, figure] = await Promise.all([picture.boundingBox(), jackpot.boundingBox()]);
    if (!hero || !figure) throw new Error('hero and jackpot have no boxes');
    expect(figure.y).toBeGreaterThanOrEqual(hero.y);
    expect(figure.y + figure.height).toBeLessThanOrEqual(hero.y + hero.height);
    expect(hero.height).toBeLessThanOrEqual(size.height / 2);
  }
}

/** Expects that what is seen of a rail's tiles on a wide screen ends with its column, but for the frame of one in focus. */
async function expectRailWithinColumn(rail: Locator): Promise<void> {
  const [column, view] = await Promise.all([rail.boundingBox(), rail.getByRole('list').locator('..').boundingBox()]);
  if (!column || !view) throw new Error('column and rail have no boxes');
  expect(view.x + view.width - (column.x + column.width)).toBeLessThanOrEqual(4);
}

// covers 2.1, 2.2
test('a visitor finds the jackpot, games within the first screen and a reason to register; nothing of a member is asked', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await portal.open();
  const main = page.getByRole('main');
  await expectFirstScreen(page);
  await expect(main.getByRole('region', { name: 'Hot right now' }).getByRole('article').first()).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'One account for everything' })).toBeVisible();
  await expectRailWithinColumn(main.getByRole('region', { name: 'Hot right now' }));
  await expect(main.getByRole('heading', { name: 'Continue playing' })).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: 'Waiting for you' })).toHaveCount(0);
  expect(asked.filter((path) => /recent|favou?rite|withdraw/i.test(path))).toEqual([]);
});

// covers 2.1, 2.4
test('a member goes on where they left off, sees favourites, what waits and the way to the next level, and can turn suggestions off', async ({
  page,
  portal,
  player,
}) => {
  await portal.open();
  await portal.logIn(player.account);
  await portal.open('/rng?gameName=Dragon%20Gate');
  const saved = page.waitForResponse((answer) => answer.url().includes(setFavourite.path) && answer.ok());
  await page.getByRole('button', { name: 'Add Dragon Gate to favourites' }).click();
  await saved;
  await enterGame(portal, { lobby: '/rng', name: 'Dragon Gate' });
  await portal.open();
  const main = page.getByRole('main');
  const left = main.getByRole('region', { name: 'Continue playing or try similar' });
  await expect(left.getByRole('article').first()).toContainText('Dragon Gate');
  await expectFirstScreen(page);

  const order = ['Continue playing or try similar', 'Your favourites', 'Good to see you', 'Hot right now', 'New'];
  await expect(main.getByRole('heading', { level: 2 })).toContainText(order);

  await expect(main.getByRole('heading', { name: `Good to see you, ${player.nickname}` })).toBeVisible();
  await expect(main.getByText(/more to reach VIP \d|highest level/)).toBeVisible();

  const similar = left.getByRole('article').nth(1);
  await expect(similar).toBeVisible();
  await main.getByRole('button', { name: 'Turn off' }).click();
  await expect(similar).toBeHidden();
  await page.reload();
  await expect(main.getByText('Suggestions are off.')).toBeVisible();
  await expect(similar).toBeHidden();
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(similar).toBeVisible();

  await main
    .getByRole('navigation', { name: 'Waiting for you' })
    .getByRole('button', { name: /^Withdrawal/ })
    .click();
  await expect(portal.memberCentre.sheet.getByRole('region', { name: 'Withdrawal history' })).toBeVisible();
});
