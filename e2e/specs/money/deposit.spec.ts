import type { Locator, Page } from '@playwright/test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { listOperatorDeposits, proposeForDeposit } from '@portal/shared/contract/payments/operator-deposits';
import { expect, test } from '../../fixtures/portal-test.ts';
import type { Portal } from '../../pages/portal.ts';
import { financeOperators } from '../../setup/finance-operators.ts';
import { runningProduct } from '../../setup/running-product.ts';

const why = 'a case needs it';

async function order(portal: Portal, account: string, method: RegExp, amount: string) {
  await portal.pickFromAccountMenu(account, 'My account');
  await portal.memberCentre.openPage('Increase deposit');
  const form = portal.memberCentre.sheet.getByRole('form', { name: 'Deposit' });
  await form.getByRole('radio', { name: method }).check({ force: true });
  await form.getByLabel(/^Amount/).fill(amount);
  await form.getByRole('button', { name: 'Continue to payment' }).click();
}

/** The page of the provider, in the tab of the portal. */
async function openPayPage(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link', { name: 'Go to payment page' }).click();
  await expect(page.getByRole('button', { name: 'Decline payment' })).toBeVisible();
}

/** Follows the provider's link to the portal, which shows the deposits because the session is still valid. */
async function goBack(page: Page, portal: Portal): Promise<void> {
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(`${runningProduct().address}/`);
  await expect(portal.memberCentre.sheet.getByRole('form', { name: 'Deposit' })).toBeVisible();
}

// covers 2.4, 2.5, 4
test('a bank transfer with a proof says what it waits for, is approved by two operators, and its member is shown on another page that it was credited', {
  tag: '@main',
}, async ({ page, portal }) => {
  const { dataDir } = runningProduct();
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Bank transfer/, '250');
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('region', { name: 'Bank transfer' });
  await expect(card.getByRole('heading', { name: 'Bank transfer' })).toBeFocused();
  await expect(card.getByText('Account number')).toBeVisible();
  await expect(card.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(card.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  const next = card.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText(/You can pay until .+\./);
  await expect(next).toContainText('Usually decided within 1 hour of your proof.');
  const steps = card.getByRole('list', { name: 'Deposit progress' });
  await expect(steps.locator('[aria-current="step"]')).toContainText('Waiting for payment');
  await card
    .getByLabel('Send proof of the transfer')
    .and(card.locator('input'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(card.getByRole('status')).toHaveText('In review');
  await expect(next).toContainText('Waiting for the decision of our staff.');
  await expect(next).toContainText(/Usually within 1 hour; expected by .*\d:\d\d/);
  await expect(steps.locator('[aria-current="step"]')).toContainText('In review');
  const { maker, checker } = await financeOperators(dataDir);
  const { list } = await maker(listOperatorDeposits, { member: account, pageNo: 1, pageSize: 10 });
  const [found] = list;
  expect(found).toMatchObject({ state: 'in_review', amount: '250.00', proofs: 1 });
  const reference = found?.reference ?? '';
  expect(reference).toMatch(/^[A-Z2-9]{10}$/);
  await expect(card.getByText(reference, { exact: true }).first()).toBeVisible();
  await portal.memberCentre.close();
  const approval = { amount: '250.00', reference: `bank ${reference}`, why };
  const { id } = await maker(proposeForDeposit, { id: found?.id ?? '', act: 'approve', ...approval });
  await checker(acceptApprovalRequest, { id, why });
  const toast = page.getByRole('status').filter({ hasText: `Deposit ${reference}: P 250.00 was credited.` });
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(sheet.getByRole('row').filter({ hasText: reference })).toContainText('Credited');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('250.00');
});

test('a member cancels an unpaid order, which the history shows as cancelled', async ({ page, portal }) => {
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Bank transfer/, '99.50');
  const { sheet } = portal.memberCentre;
  await sheet.getByRole('button', { name: 'Cancel this deposit' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel your P 99.50 deposit?' });
  await asking.getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(sheet.getByRole('row').filter({ hasText: '99.50' })).toContainText('Cancelled');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('0.00');
});

// covers 2.5
test('a provider takes the payment on its own page and returns the player to the deposit; a failed payment shows as failed', async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('dep');
  await order(portal, account, /^Sandbox pay/, '120.50');
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('region', { name: 'Sandbox pay' });
  await expect(card.getByRole('status').filter({ hasText: 'Waiting for payment' })).toBeVisible();
  await openPayPage(page, card);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('120.50');
  await page.getByRole('button', { name: /^Pay .*120\.50$/ }).click();
  await expect(page.getByRole('status')).toContainText('Paid');
  await goBack(page, portal);
  await expect(sheet.getByRole('row').filter({ hasText: '120.50' })).toContainText('Credited');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('120.50');

  await order(portal, account, /^Sandbox pay/, '75');
  await openPayPage(page, card);
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page.getByRole('status')).toContainText('Payment declined');
  await goBack(page, portal);
  await expect(sheet.getByRole('row').filter({ hasText: '75.00' })).toContainText('Not paid');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('120.50');
});
