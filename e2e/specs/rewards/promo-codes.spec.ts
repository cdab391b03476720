import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { createPromoCampaign } from '@portal/shared/contract/rewards/operator-promo-codes';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword } from '../../pages/access.ts';
import { financeOperators } from '../../setup/finance-operators.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedFaults: /422 \(Unprocessable.*promotion\/codes/ });

const why = 'a case needs a code';
const panelOf = (page: Page) => page.getByRole('region', { name: 'Have a promo code?' });

/** Has two operators make a shared code of 10.00, wagered three times. */
async function newCode(change: { uses?: number; minRank?: number } = {}): Promise<string> {
  const { maker, checker } = await financeOperators(runningProduct().dataDir);
  const code = `LANTERN${randomInt(1e6, 1e7)}`;
  const window = { startsAt: new Date().toISOString(), endsAt: new Date(Date.now() + 3_600_000).toISOString() };
  const terms = { code, uses: 5, amount: '10.00', turnoverPercent: 300, ...window, why, ...change };
  const { approvalRequest } = await maker(createPromoCampaign, terms);
  await checker(acceptApprovalRequest, { id: approvalRequest?.id ?? '', why });
  return code;
}

async function redeem(page: Page, code: string) {
  await panelOf(page).getByRole('textbox').fill(code);
  await panelOf(page).getByRole('button', { name: 'Redeem' }).click();
}

// covers 4
test('the code of a link is kept through the login, and its reward is claimed in the reward centre', async ({
  portal,
  page,
}) => {
  const code = await newCode();
  const account = await portal.registerNewcomer('coder');
  await page.evaluate(() => sessionStorage.clear());
  await portal.open(`/promotions?code=${code}`);
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox')).toHaveValue(code);
  await panel.getByRole('button', { name: 'Redeem' }).click();
  await portal.access.submitLogin(account, freshPassword);
  await portal.access.readAnnouncements();
  await expect(panel.getByRole('textbox')).toHaveValue(code);
  await panel.getByRole('button', { name: 'Redeem' }).click();
  const receipt = panel.getByRole('status');
  await expect(receipt).toContainText('P 10: ready to claim in Rewards.');
  await expect(receipt).toContainText('wager P 30 before you withdraw it');
  expect(await violationsOn(page)).toEqual([]);
  await receipt.getByRole('button', { name: 'Go to Rewards' }).click();
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('article').filter({ hasText: `Promo code ${code}` });
  await expect(card).toContainText('P 30.00 to wager');
  await card.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('button', { name: 'Claim P 10.00' }).click();
  await expect(page.getByRole('dialog', { name: 'P 10.00 is yours' })).toBeVisible();
});

// covers 4
test('a code that is used already, unknown, not for this member or used up says why, at the field', async ({
  portal,
  page,
}) => {
  const [forRanks, forOne] = [await newCode({ minRank: 3 }), await newCode({ uses: 1 })];
  await portal.registerNewcomer('firstone');
  await portal.open('/promotions');
  await redeem(page, forOne);
  await expect(panelOf(page).getByRole('status')).toContainText('ready to claim in Rewards');
  await redeem(page, `${forOne.slice(0, 7)}-${forOne.slice(7)}`.toLowerCase());
  await expect(panelOf(page).getByText('You’ve already used this promo code')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await portal.registerNewcomer('lateone');
  await portal.open('/promotions');
  for (const [code, text] of [
    ['NOSUCHCODE', 'This promo code doesn’t exist. Please check the letters and digits'],
    [forRanks, 'This promo code is for members from VIP 3'],
    [forOne, 'This promo code has been used up'],
  ] as const) {
    await redeem(page, code);
    await expect(panelOf(page).getByText(text)).toBeVisible();
    await expect(panelOf(page).getByRole('textbox')).toBeFocused();
  }
  expect(await violationsOn(page)).toEqual([]);
});
