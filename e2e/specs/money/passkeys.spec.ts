import type { Page } from '@playwright/test';
import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';
import { addVirtualKey } from '../../fixtures/virtual-key.ts';
import { freshPassword } from '../../pages/access.ts';
import { paymentPassword } from '../../pages/payment-password.ts';
import type { Portal } from '../../pages/portal.ts';

// covers 2.5, 4
test('a member adds a passkey, logs out, logs in with it and confirms a withdrawal with it', async ({
  page,
  portal,
}) => {
  await addVirtualKey(page, 'internal');
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const { username, withdraw } = await withdrawingMember(portal, 'pass', '1000.00');
  await addPasskey(page, portal, { username, hasPaymentPassword: true });
  await signOut(page, portal, username);
  await portal.logInButton.click();
  await portal.access.login.getByRole('button', { name: 'Log in with a passkey' }).click();
  await portal.access.readAnnouncements();
  await expect(portal.balance).toContainText('1,000.00');

  await withdraw.open();
  await withdraw.form.getByRole('textbox', { name: 'Amount' }).fill('300');
  await withdraw.form.getByRole('button', { name: 'Continue' }).click();
  await withdraw.question.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(withdraw.running.getByRole('status')).toHaveText('Applied');
  await expect(withdraw.balanceOf('700.00')).toBeVisible();

  await portal.open();
  await portal.pickFromAccountMenu(username, 'My account');
  await expect(portal.memberCentre.sheet.getByText('Logged in with a passkey')).toBeVisible();
});

// covers 2.3, 4
test('a member logs in by the passkey that the browser offers in the username field', async ({ page, portal }) => {
  await addVirtualKey(page, 'internal');
  const username = await portal.registerNewcomer('fill');
  await addPasskey(page, portal, { username, hasPaymentPassword: false });
  await signOut(page, portal, username);
  // The virtual authenticator chooses the offered passkey as soon as the field is there.
  await portal.logInButton.click();
  await portal.access.readAnnouncements();
  await expect(portal.balance).toBeVisible();
});

interface PasskeyOwner {
  username: string;
  hasPaymentPassword: boolean;
}

async function addPasskey(page: Page, portal: Portal, { username, hasPaymentPassword }: PasskeyOwner): Promise<void> {
  await portal.open();
  await portal.pickFromAccountMenu(username, 'My account');
  const { sheet: centre } = portal.memberCentre;
  await centre.getByRole('button', { name: 'Add a passkey' }).click();
  const form = page.getByRole('dialog', { name: 'Add a passkey' });
  await form.getByLabel('Name').fill('My phone');
  await form.getByLabel('Login password').fill(freshPassword);
  if (hasPaymentPassword) await form.getByLabel('Payment password').fill(paymentPassword);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form).toBeHidden();
  await expect(centre.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    hasPaymentPassword ? 'Login and withdrawals' : 'Login only',
  );
}

async function signOut(page: Page, portal: Portal, username: string): Promise<void> {
  await portal.open();
  await portal.pickFromAccountMenu(username, 'Sign out');
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
}
