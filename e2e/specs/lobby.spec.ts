import { violationsOn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { unfoldFilters } from '../pages/game-lobby.ts';

test('filters are in the address, and Back brings them back from another page and undoes one', async ({
  page,
  portal,
}) => {
  await portal.open('/rng');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Vendor' }).selectOption('MANGO');
  await expect(page).toHaveURL(/page=MANGO/);
  await unfoldFilters(portal);
  await main.getByRole('combobox', { name: 'Game type' }).selectOption({ label: 'Table games' });
  await expect(page).toHaveURL(/gameClassify=TG/);
  const [address, tile] = [page.url(), main.getByRole('article').first()];
  await expect(tile).toBeVisible();

  await portal.header.getByRole('link', { name: 'VIP', exact: true }).click();
  await expect(page).toHaveURL(/\/vip$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(main.getByRole('combobox', { name: 'Vendor' })).toHaveValue('MANGO');
  await expect(tile).toBeVisible();

  await page.goBack();
  await unfoldFilters(portal);
  await expect(main.getByRole('combobox', { name: 'Game type' })).toHaveValue('');
  await expect(main.getByRole('combobox', { name: 'Vendor' })).toHaveValue('MANGO');
});

test('a tile that the mouse or the focus rests on says what the game returns; Escape closes it and nothing moves', async ({
  page,
  portal,
}) => {
  await portal.open('/rng?gameName=Dragon%20Gate');
  const tile = portal.tile('Dragon Gate');
  const preview = page.getByRole('group', { name: 'Dragon Gate', exact: true });
  await expect(tile).toBeVisible();
  const heart = page.getByRole('button', { name: 'Add Dragon Gate to favourites', exact: true });
  const others = page.getByRole('article').filter({ hasNot: heart });
  const boxes = () =>
    others.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y + window.scrollY, width, height];
      }),
    );
  await page.mouse.move(1, 1);
  const before = await boxes();
  await tile.hover();
  await expect(preview.getByRole('definition')).toHaveText(['94.45%', 'Medium', /0\.10 – .*2,000\.00/]);
  expect(before.length).toBeGreaterThan(1);
  expect(await boxes()).toEqual(before);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.mouse.move(1, 1);

  await tile.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(preview).toBeVisible();
  await expect(tile).toBeFocused();
  await expect(preview.getByRole('button', { name: 'Add Dragon Gate to favourites' })).toBeVisible();
  const play = preview.getByRole('button', { name: 'Play', exact: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(tile).toBeFocused();
});

test('a game whose studio states no return shows its stakes and no figure', async ({ page, portal }) => {
  await portal.open('/sports');
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /^Stadium/ })
    .first();
  // The board above moves the tiles while it loads.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await tile.hover();
  await expect(page.getByRole('group', { name: /^Stadium/ })).toHaveText(/Stake range[^%]*$/);
});
