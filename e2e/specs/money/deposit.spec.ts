import type { Locator, Page } from '@playwright/test';
import { listOperatorDeposits, proposeForDeposit } from '@portal/shared/contract/operator/deposit-calls';
import { acceptProposal } from '@portal/shared/contract/operator/payment-calls';
import { expect, test } from '../../fixtures/portal-test.ts';
import type { Portal } from '../../pages/portal.ts';
import { financeDesk } from '../../setup/finance-desk.ts';
import { runningProduct } from '../../setup/running-product.ts';

const why = 'a case needs it';

async function order(portal: Portal, account: string, method: RegExp, amount: string) {
  await portal.pickFromAccountMenu(account, 'My account');
  await portal.memberCentre.openPage('Increase deposit');
  const form = portal.memberCentre.sheet.getByRole('form', { name: 'Deposit' });
  await form.getByRole('radio', { name: method }).check({ force: true });
  await form.getByLabel(/^Amount/).fill(amount);
  await form.getByRole('button', { name: 'Order deposit' }).click();
}

/** The page of the provider, which the browser opens beside this one in the click. */
async function openPayPage(page: Page, card: Locator): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    card.getByRole('link', { name: 'Open the pay page' }).click(),
  ]);
  await expect(opened.getByRole('button', { name: 'Let it fail' })).toBeVisible();
  // It cannot reach the portal: what is paid there is told by the provider alone.
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  return opened;
}

test('a bank transfer is ordered, proved by a picture, approved by two operators, and in the wallet without a press', async ({
  page,
  portal,
}) => {
  const { dataDir } = runningProduct();
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Bank transfer/, '250');
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('region', { name: 'Bank transfer' });
  await expect(card.getByRole('heading', { name: 'Bank transfer' })).toBeFocused();
  await expect(card.getByText('Account number')).toBeVisible();
  await expect(card.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(card.getByRole('img', { name: 'QR code for the payment' })).toBeVisible();
  await card
    .getByLabel('Send proof of the transfer')
    .and(card.locator('input'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(card.getByRole('status')).toHaveText('In review');
  const { maker, checker } = await financeDesk(dataDir);
  const { list } = await maker(listOperatorDeposits, { member: account, pageNo: 1, pageSize: 10 });
  const [found] = list;
  expect(found).toMatchObject({ state: 'in_review', amount: '250.00', proofs: 1 });
  const reference = `bank ${found?.reference}`;
  const approval = { amount: '250.00', reference, why };
  const { id } = await maker(proposeForDeposit, { id: found?.id ?? '', act: 'approve', ...approval });
  await checker(acceptProposal, { id, why });
  await expect(sheet.getByRole('row').filter({ hasText: found?.reference })).toContainText('Credited');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('250.00');
});

test('an unpaid order is cancelled by its owner, and stands so in the history', async ({ page, portal }) => {
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Bank transfer/, '99.50');
  const { sheet } = portal.memberCentre;
  await sheet.getByRole('button', { name: 'Cancel this deposit' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel the deposit of P99.50?' });
  await asking.getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(sheet.getByRole('row').filter({ hasText: '99.50' })).toContainText('Cancelled');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('0.00');
});

test('a provider is paid on its own page and the order, the balance and the history follow; one that fails there is told', async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Sandbox pay/, '120.50');
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('region', { name: 'Sandbox pay' });
  await expect(card.getByRole('status').filter({ hasText: 'Waiting for payment' })).toBeVisible();
  const pay = await openPayPage(page, card);
  await expect(pay.getByRole('heading', { level: 1 })).toContainText('120.50');
  await pay.getByRole('button', { name: /^Pay .*120\.50$/ }).click();
  await expect(pay.getByRole('status')).toContainText('Paid');
  await expect(card.getByRole('status').filter({ hasText: 'Credited' })).toBeVisible();
  await expect(sheet.getByRole('row').filter({ hasText: '120.50' })).toContainText('Credited');
  // Back from the shop's link the portal opens, in the tab that the provider had.
  await pay.getByRole('link', { name: /^Back to/ }).click();
  await expect(pay).toHaveURL(`${runningProduct().address}/`);
  await pay.close();
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('120.50');

  await order(portal, account, /^Sandbox pay/, '75');
  const failing = await openPayPage(page, card);
  await failing.getByRole('button', { name: 'Let it fail' }).click();
  await expect(failing.getByRole('status')).toContainText('Payment failed');
  await expect(card.getByRole('status').filter({ hasText: 'Not paid' })).toBeVisible();
  await expect(card.getByText('The provider says that nothing was paid.')).toBeVisible();
  await expect(sheet.getByRole('row').filter({ hasText: '75.00' })).toContainText('Not paid');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('120.50');
});
