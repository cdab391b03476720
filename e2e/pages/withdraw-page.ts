import { expect, type Locator, type Page } from '@playwright/test';
import { paymentPassword, setPaymentPassword } from './payment-password.ts';

/** Withdrawals in the member centre, by role and name. */
export class WithdrawPage {
  constructor(private readonly page: Page) {}

  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: 'Member centre' });
  }

  get form(): Locator {
    return this.sheet.getByRole('form', { name: 'Withdraw' });
  }

  get running(): Locator {
    return this.sheet.getByRole('region', { name: 'Withdrawal in progress' });
  }

  get question(): Locator {
    return this.page.getByRole('dialog', { name: /^Withdraw P/ });
  }

  /** Expects this balance at the head of the sheet, which covers the header. */
  balanceOf(amount: string): Locator {
    return this.sheet.getByText(`P${amount}`, { exact: true }).first();
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').first().getByRole('button', { name: 'Withdraw' }).click();
    await expect(this.sheet.getByRole('heading', { name: 'Withdrawal history' })).toBeVisible();
  }

  /** Prepares a newcomer: sets the payment password, then binds an account in their real name. */
  async prepare(number: string): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Set', exact: true }).click();
    await setPaymentPassword(this.page);
    await this.sheet.getByRole('button', { name: 'Add', exact: true }).click();
    const binding = this.page.getByRole('dialog', { name: 'Add account or wallet' });
    await binding.getByRole('button', { name: /^Bank or wallet/ }).click();
    await binding.getByRole('combobox', { name: 'Search by name' }).fill('unibank');
    await binding.getByRole('option', { name: /BDO Unibank/ }).click();
    await binding.getByLabel('Account number').fill(number);
    await binding.getByLabel('Account holder').fill('Jane Doe');
    await binding.getByLabel('Payment password').fill(paymentPassword);
    await binding.getByRole('button', { name: 'Save account' }).click();
    await expect(binding).toBeHidden();
  }

  /** Applies for a withdrawal of an amount to the first account. */
  async askFor(amount: string, password = paymentPassword): Promise<void> {
    await this.form.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await this.form.getByRole('button', { name: 'Continue' }).click();
    await this.question.getByLabel('Payment password').fill(password);
    await this.question.getByRole('button', { name: /^Withdraw P/ }).click();
  }
}
