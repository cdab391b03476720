import { expect, type Page } from '@playwright/test';
import { freshPassword } from './access.ts';

export const paymentPassword = '804271';

/** Sets the payment password of a newcomer in its open dialog. */
export async function setPaymentPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Set payment password' });
  await dialog.getByLabel('Login password').fill(freshPassword);
  await dialog.getByLabel('New payment password', { exact: true }).fill(paymentPassword);
  await dialog.getByLabel('Confirm new payment password').fill(paymentPassword);
  await dialog.getByRole('button', { name: 'Save payment password' }).click();
  await expect(dialog).toBeHidden();
}
