import { expect, test } from '../../fixtures/games-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { Portal } from '../../pages/portal.ts';

const mostCards = 60;

test('the header debits the stake at once and shows the win after the game has shown it', async ({
  portal,
  player,
  context,
}) => {
  test.slow();
  const { game } = portal;
  await portal.open();
  await portal.logIn(player.account);
  const token = (await portal.page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  // A tab without the game shows the balance of the ledger.
  const page = await context.newPage();
  await page.addInitScript((own) => sessionStorage.setItem('token', own), token);
  const other = new Portal(page);
  await portal.page.bringToFront();
  await enterGame(portal, { lobby: '/rng', name: 'Red Dragon Crown', kind: 'Scratch card' });
  await expect(game.verb('Buy')).toBeEnabled();
  const stake = await game.figure('Stake');

  for (let card = 1; ; card += 1) {
    expect(card, 'cards without a win').toBeLessThan(mostCards);
    const before = await portal.balanceMinor();
    await game.begin('Buy');
    await expect(game.revealButton).toBeEnabled();
    await expect.poll(() => portal.balanceMinor()).toBe(before - stake);
    await other.open();
    await expect(other.balance).toContainText(/\d\.\d\d/);
    const booked = await other.balanceMinor();
    expect(await portal.balanceMinor()).toBe(before - stake);
    expect(await game.figure('Balance')).toBe(before - stake);
    await game.revealButton.click();
    await expect.poll(() => game.figure('Balance')).toBe(booked);
    await expect.poll(() => portal.balanceMinor()).toBe(booked);
    await expect(game.verb('Buy')).toBeEnabled();
    if (booked > before - stake) return;
  }
});
