import { expect, test } from '../../fixtures/games-test.ts';
import { enterGame, openTile } from '../../pages/game-lobby.ts';
import { runningProduct } from '../../setup/running-product.ts';

// covers 2.1
test('back from a game leads to the lobby that it was opened in; a reload resumes the game', async ({
  page,
  portal,
  player,
}) => {
  const { game } = portal;
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng?page=LANTERN', name: 'Lantern Parade' });
  await expect(game.spinButton).toBeEnabled();
  await page.getByRole('button', { name: 'Lobby', exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?page=LANTERN&gameName=Lantern\+Parade$/);
  await expect(portal.tile('Lantern Parade')).toBeVisible();

  await openTile(portal, 'Lantern Parade');
  await game.spin();
  await page.reload();
  await game.spin();
  await game.frame.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(/\/rng\?page=LANTERN&gameName=Lantern\+Parade$/);
});

/** Time that the shell gives a game to respond. */
const waitOptions = { timeout: 30_000 };

test.describe('a studio that cannot be reached', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  // covers 2.1
  test('shows an error in place of the game; a retry loads the game, and the lobby still works', async ({
    page,
    portal,
    player,
  }) => {
    const { game } = portal;
    const ofStudio = `${runningProduct().vendorAddress}/**`;
    await portal.open();
    await portal.logIn(player.account);
    await page.route(ofStudio, (route) => route.abort());
    await enterGame(portal, { lobby: '/rng', name: 'Lantern Parade' });
    const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'The game isn’t responding' });
    await expect(panel).toBeVisible(waitOptions);
    await panel.getByRole('button', { name: 'Back to lobby' }).click();
    await expect(page).toHaveURL(/\/rng\?gameName=Lantern\+Parade$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();

    await enterGame(portal, { lobby: '/rng', name: 'Lantern Parade' });
    await expect(panel).toBeVisible(waitOptions);
    await page.unroute(ofStudio);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toBeHidden();
    await game.spin();
  });
});
