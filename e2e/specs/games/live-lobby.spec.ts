import { expect, test } from '../../fixtures/games-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { TablePage } from '../../pages/table-page.ts';

const name = 'Aurora Lotus Baccarat';

// covers 2.7
test('a visitor watches a table in the lobby through a round, sits down and bets', async ({ portal, player }) => {
  const { page } = portal;
  await portal.open();
  await page.goto('/live');
  const table = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const tile = page.getByRole('article').filter({ has: table });
  await expect(tile.getByText('Bets 1 – 10,000', { exact: true })).toBeVisible();
  await expect(tile.getByText('Fresh shoe every round', { exact: true })).toBeVisible();
  await expect(table).toHaveAccessibleDescription(
    /^Bets 1 – 10,000\. 0 players\. Each round from a fresh shoe of 416 cards\. /,
  );

  // The table as it is: its scene with the dealer of now, which the platform has from the studio.
  const picture = tile.locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/content\/tables\/[0-9a-f]+\.svg$/, { timeout: 15_000 });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const beads = tile.getByText(/^[PBT]$/);
  await expect(tile.getByText('Place your bets')).toBeVisible({ timeout: 30_000 });
  const before = await beads.count();
  const seconds = tile.getByText(/^\d{1,2}$/).first();
  const left = Number(await seconds.textContent());
  await expect.poll(async () => Number(await seconds.textContent())).not.toBe(left);
  await expect(tile.getByText('Result', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => beads.count(), { timeout: 15_000 }).toBe(Math.min(before + 1, 60));
  await expect(table).toHaveAccessibleDescription(/Last results, newest first: (player|banker|tie)/);
  await expect(tile.getByText('Place your bets')).toBeVisible({ timeout: 30_000 });

  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/live', name });
  const seat = new TablePage(page);
  await expect(seat.timer).toBeVisible();
  await expect(seat.frame.getByRole('img', { name: /^Dealer / })).toBeVisible();
  const balance = await portal.balanceMinor();
  await seat.waitForBetting();
  await seat.bet(5, ['Player']);
  await expect.poll(() => portal.balanceMinor()).toBe(balance - 500);
});
