import { expect, test } from '../../fixtures/portal-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

// covers 2.5
test('ten rounds complete the first mission: the count shows it, the reward is claimed once, and the leaderboard shows the member', async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('mis');
  await fundMember(runningProduct().dataDir, account, '50.00');
  await enterGame(portal, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await portal.game.raiseStakeTo(100);
  for (let round = 0; round < 10; round += 1) await portal.game.spin();

  await portal.open('/');
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  const back = sheet.getByRole('button', { name: 'Back to the menu' });
  await back.click();
  const item = sheet.getByRole('navigation').getByRole('button', { name: /^Mission activity/ });
  await expect(item).toHaveAccessibleName(/1 new$/);
  await item.click();
  await expect(sheet.getByText('1 reward ready to claim')).toBeVisible();
  const card = sheet.getByRole('article', { name: 'Light ten lanterns' });
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 of 10');
  await expect(card).toContainText('Bets of P 1.00 or more count');
  await card.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Claimed: 20 points')).toBeVisible();
  await expect(card.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(sheet.getByText('1 of 3 lanterns lit today')).toBeVisible();
  await expect(sheet.getByRole('article', { name: 'A walk through the market' })).toContainText('1 of 3');

  await sheet.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(sheet.getByRole('region', { name: 'Your rank' })).toContainText('You');
  await back.click();
  await expect(item).not.toHaveAccessibleName(/new$/);
});
