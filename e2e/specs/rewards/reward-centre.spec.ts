import type { Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { earnBonus } from '../../setup/earn-bonus.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

const countOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('navigation')
    .getByRole('button', { name: /^Reward center/ });

test('a claimed bonus with wagering clears the count and counts bets as the member plays', async ({ page, portal }) => {
  const { dataDir } = runningProduct();
  const account = await portal.registerNewcomer('bonus');
  await fundMember(dataDir, account, '50.00');
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  const back = sheet.getByRole('button', { name: 'Back to the menu' });
  await back.click();
  await expect(countOf(page)).not.toHaveAccessibleName(/new$/);
  await earnBonus(page, dataDir, account);
  await expect(countOf(page)).toHaveAccessibleName(/1 new$/);

  await countOf(page).click();
  const card = sheet.getByRole('article').filter({ hasText: 'P 20.00' });
  await expect(card).toContainText('P 60.00 to wager');
  await card.getByRole('button', { name: 'Claim' }).click();
  const terms = page.getByRole('dialog').filter({ hasText: 'Wagering requirement' }).last();
  await expect(terms).toContainText('All games count in full.');
  await page.getByRole('button', { name: 'Claim P 20.00' }).click();
  const receipt = page.getByRole('dialog', { name: 'P 20.00 is yours' });
  await expect(receipt).toContainText('P 60.00');
  expect(await violationsOn(page)).toEqual([]);
  await receipt.getByRole('button', { name: 'Bonus details' }).click();
  const open = sheet.getByRole('region', { name: 'Left to wager' });
  await expect(open).toContainText('P 60.00');
  await expect(open.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(await violationsOn(page)).toEqual([]);
  await back.click();
  await expect(countOf(page)).not.toHaveAccessibleName(/new$/);

  await enterGame(portal, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await portal.game.spin();
  await portal.open('/');
  await expect.poll(() => portal.balanceMinor()).toBeGreaterThan(0);
  await portal.pickFromAccountMenu(account, 'My account');
  // Bets are counted shortly after their round ends.
  await expect(async () => {
    await back.click();
    await sheet.getByRole('navigation').getByRole('button', { name: 'Bonus details' }).click();
    await expect(open.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext', /^P\s0\.00/, { timeout: 2000 });
  }).toPass();
});
