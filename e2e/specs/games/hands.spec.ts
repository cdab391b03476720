import { expect, test } from '../../fixtures/games-test.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import { enterGame, openTile } from '../../pages/game-lobby.ts';
import { HandPage } from '../../pages/hand-page.ts';

// covers 2.7
test('blackjack: standing on the first cards settles the hand, and the proof of the round verifies', async ({
  portal,
  player,
}) => {
  const { game } = portal;
  const hand = new HandPage(game, 'Deal');
  const name = 'Red Dragon Fortune';
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng', name, kind: 'Table games' });
  const stake = await game.figure('Stake');
  const before = await portal.balanceMinor();
  let settled: number | undefined;
  portal.page.on('response', async (answer) => {
    if (!/\/api\/(spin|act)$/.test(answer.url()) || answer.status() !== 200) return;
    const { state, win: won } = await answer.json();
    if (state === 'settled') settled = Math.round(Number(won) * 100);
  });
  await hand.deal();
  const stand = hand.move(/^Stand/);
  // A natural twenty-one leaves nothing to decide.
  if (!(await hand.isOver(stand))) await hand.make(stand);
  await expect(game.verb('Deal')).toBeEnabled();
  // The figures of the page follow the answer of the studio.
  await expect.poll(() => settled).toBeDefined();
  const win = settled ?? 0;
  await expect.poll(() => game.figure('Returned')).toBe(win);
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
  await expectInRecord(portal, player.nickname, { game: name, stake, win });

  await game.frame.getByRole('button', { name: 'History' }).click();
  await game.frame.getByRole('link', { name: 'Verify' }).first().click();
  // The game page has notices of its own until the other page loads.
  await expect(game.frame.getByRole('status').filter({ hasText: 'got the same result' })).toBeVisible();
  await expect(
    game.frame.getByRole('listitem').filter({ hasText: 'received the commitment before the stake' }),
  ).toContainText('Matches');
  await game.frame.getByRole('link', { name: /Back to the game/ }).click();
  await expect(game.verb('Deal')).toBeEnabled();
});

// covers 2.7
test('mines: opening a cell and cashing out settles the round', async ({ portal, player }) => {
  const { game } = portal;
  const hand = new HandPage(game, 'Start');
  const name = 'White Tiger Roar';
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng', name, kind: 'Arcade' });
  const stake = await game.figure('Stake');
  const before = await portal.balanceMinor();
  await hand.deal();
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake);
  await hand.make(hand.cell(3, 3));
  const cashOut = hand.move(/^Cash out/);
  if (!(await hand.isOver(cashOut))) {
    await hand.make(cashOut);
    await expect(game.frame.getByText(/^Cashed out at/)).toBeVisible();
    await expect.poll(() => game.figure('Returned')).toBeGreaterThan(stake);
  }
  await expect(game.verb('Start')).toBeEnabled();
  const win = await game.figure('Returned');
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
  await expectInRecord(portal, player.nickname, { game: name, stake, win });
});

// covers 2.7
test('video poker: leaving a hand and coming back resumes it, and it is settled once', async ({
  page,
  portal,
  player,
}) => {
  const { game } = portal;
  const hand = new HandPage(game, 'Deal');
  const name = 'Sky Dragon Gate';
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng', name, kind: 'Video poker' });
  const stake = await game.figure('Stake');
  const before = await portal.balanceMinor();
  await hand.deal();
  const draw = hand.move('Draw');
  await expect(draw).toBeEnabled();
  const cards = await hand.cardNames();

  await page.getByRole('button', { name: 'Lobby', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Your round is still in progress' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(draw).toBeEnabled();
  await page.getByRole('button', { name: 'Lobby', exact: true }).click();
  await question.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng\?gameClassify=[A-Z_a-z]+&gameName=Sky\+Dragon\+Gate$/);
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake);

  await page.getByRole('main').getByRole('searchbox').fill(name);
  await openTile(portal, name);
  await expect(draw).toBeEnabled();
  await expect.poll(() => hand.cardNames()).toEqual(cards);
  await hand.cards.first().click();
  await expect(hand.cards.first()).toHaveAttribute('aria-pressed', 'true');
  await hand.make(draw);
  await expect(game.verb('Deal')).toBeEnabled();
  const win = await game.figure('Returned');
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
  await expectInRecord(portal, player.nickname, { game: name, stake, win });
});
