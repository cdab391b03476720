import { expect, test } from '../../fixtures/tournaments-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor finds the running race, its prizes and its board, and is asked to log in where members join', async ({
  portal,
  page,
}) => {
  await portal.open('/promotions');
  await page.getByRole('link', { name: /^Tournaments/ }).click();
  const running = page.getByRole('region', { name: 'Running now' });
  await running.getByRole('link', { name: 'Lantern race of the week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern race of the week' })).toBeVisible();
  const prizes = page.getByRole('table', { name: 'Prizes' });
  await expect(prizes.getByRole('row').nth(1)).toContainText('500');
  await expect(page.getByRole('region', { name: 'Live board' }).getByRole('listitem').first()).toContainText('***');
  await expect(page.getByRole('region', { name: 'Your place' })).toHaveText('Log in to see your place.');
  await page.getByRole('link', { name: 'All tournaments' }).click();
  await page.getByRole('link', { name: 'Big win weekend' }).click();
  await page.getByRole('button', { name: 'Log in to join' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

// covers 2.5
test('a member joins a race before it begins, plays, and leads its board', async ({ portal, page, operators }) => {
  const name = `Race ${Date.now()}`;
  const account = await portal.registerNewcomer('race');
  await fundMember(runningProduct().dataDir, account, '20.00');
  await operators.make(name);
  await portal.open('/tournaments');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You’re in', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your place' })).toHaveText('The board opens with the start.');
  const board = page.url();
  // The countdown loads the page again.
  await expect(page.getByText('Running', { exact: true })).toBeVisible({ timeout: 30_000 });
  await enterGame(portal, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await portal.game.raiseStakeTo(100);
  await portal.game.spin();
  await page.goto(board);
  const own = page.getByRole('region', { name: 'Your place' });
  await expect(own).toContainText('You');
  await expect(page.getByRole('region', { name: 'Live board' }).getByRole('listitem').first()).toContainText('You');
  await page.getByRole('link', { name: 'All tournaments' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Your place: 1');
});
