import { expect, test } from '../../fixtures/portal-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

// covers 2.5
test('a studio with a wallet of its own reports that it is empty; the player transfers money, comes back and plays', async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('own');
  await fundMember(runningProduct().dataDir, account, '100.00');
  await expect(portal.balance).toContainText('100.00');
  await enterGame(portal, { lobby: '/rng?page=KITE', name: 'Dragon Fortune' });
  await expect(page.getByRole('heading', { level: 1, name: 'Kite uses a separate wallet' })).toBeVisible();
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toContainText('Balance: P 0.00. Move money there first.');
  await expect(page.locator('iframe')).toHaveCount(0);

  await notice.getByRole('button', { name: 'Move money' }).click();
  const { sheet } = portal.memberCentre;
  const form = sheet.getByRole('form', { name: 'Transfer' });
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Kite' });
  await form.getByLabel(/^Amount/).fill('60');
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('dialog', { name: 'Transfer P 60.00?' }).getByRole('button', { name: 'Transfer' }).click();
  await expect(sheet).toContainText('P40.00');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('40.00');

  await expect(notice).toContainText('Balance: P 60.00.');
  await notice.getByRole('button', { name: 'Open the game' }).click();
  await expect(portal.game.spinButton).toBeEnabled();
  expect(await portal.game.figure('Balance')).toBe(6000);
  await portal.game.spin();
  await page.getByRole('button', { name: 'Lobby', exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?page=KITE&gameName=/);
});
