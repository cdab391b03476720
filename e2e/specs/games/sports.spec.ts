import { expect, test } from '../../fixtures/games-test.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { SportsbookPage } from '../../pages/sportsbook-page.ts';

// Matches run ten times faster than usual here; see the start of the run.
// The rules refuse a pending bet when its price moves or its market is suspended; it is placed again.
test.use({ expectedFaults: /422 .*\/api\/sports\/tickets/ });

// Three matches are played to their end.
test.setTimeout(240_000);

// covers 2.1, 2.4
test('sports: places and settles a single in play, a single before its match and a parlay, and shows a result on another page', async ({
  page,
  portal,
  player,
}) => {
  const sportsbook = new SportsbookPage(page);
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/sports', name: 'Stadium Football' });
  const before = await portal.balanceMinor();
  const tickets = [await sportsbook.bet([sportsbook.prices], '5.00')];
  await sportsbook.show('Upcoming');
  tickets.push(await sportsbook.bet([sportsbook.priceIn('Cove League')], '10.00'));
  tickets.push(await sportsbook.bet([sportsbook.priceIn('Cove League'), sportsbook.priceIn('Meadow League')], '20.00'));
  await expect.poll(() => portal.balanceMinor()).toBeLessThanOrEqual(before - 3000);

  await navigateInApp(page, '/promotions');
  const toast = page.getByRole('status').filter({ hasText: /^(Stadium Football: your bet|\d bets settled)/ });
  await toast.getByRole('button', { name: 'View' }).click({ timeout: 90_000 });
  const rows = portal.memberCentre.sheet.getByRole('row').filter({ hasText: 'Stadium Football' });
  await expect(rows.filter({ hasText: 'Settled' }).first()).toBeVisible();

  await enterGame(portal, { lobby: '/sports', name: 'Stadium Football' });
  await sportsbook.show('My bets');
  let paid = 0;
  for (const ticket of tickets) paid += (await sportsbook.waitForEnd(ticket)).paid;
  await expect.poll(() => portal.balanceMinor()).toBe(before - 3500 + paid);
  await expect.poll(() => sportsbook.balance()).toBe(before - 3500 + paid);
});

// covers 9
test('esports: settles a bet at IMES; AV, AI, TF and IA have matches to bet on', async ({ page, portal, player }) => {
  const sportsbook = new SportsbookPage(page);
  const name = 'IM Arena';
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/esports?page=IMES', name });
  const before = await portal.balanceMinor();
  const ticket = await sportsbook.bet([sportsbook.prices], '10.00');
  await sportsbook.show('My bets');
  const { paid, isGivenBack } = await sportsbook.waitForEnd(ticket);
  await expect.poll(() => portal.balanceMinor()).toBe(before - 1000 + paid);
  const seen = isGivenBack ? ({ stake: 0, win: 0, state: 'Voided' } as const) : { stake: 1000, win: paid };
  await expectInRecord(portal, player.nickname, { game: name, ...seen });

  for (const vendor of ['AV', 'AI', 'TF', 'IA']) {
    await enterGame(portal, { lobby: `/esports?page=${vendor}`, name: `${vendor} Arena` });
    await expect(page.getByRole('heading', { level: 1, name: `${vendor} Arena` }).first()).toBeVisible();
    await sportsbook.show('Upcoming');
    await expect(sportsbook.prices.first(), vendor).toBeVisible();
  }
});
