import { expect, type Locator, type Page } from '@playwright/test';
import { paymentPassword } from './payment-password.ts';

/** The points mall, by role and name. */
export class PointMallPage {
  constructor(private readonly page: Page) {}

  get own(): Locator {
    return this.page.getByRole('region', { name: 'Your points' });
  }

  /** Rows of the visible history, without its head. */
  get rows(): Locator {
    return this.page.getByRole('tabpanel').getByRole('row');
  }

  async open(): Promise<void> {
    await this.page.goto('/pointMall');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
  }

  /** Opens a present and returns its dialog. */
  async look(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name, exact: true }).click();
    return this.page.getByRole('dialog', { name });
  }

  /** Fills in the form of a present and submits it. */
  async fillIn(dialog: Locator, password = paymentPassword): Promise<void> {
    await dialog.getByLabel(/^Delivery address/).fill('12 Harbour Road, Quezon City');
    await dialog.getByLabel(/^Payment password/).fill(password);
    await dialog.getByRole('button', { name: /^Redeem for/ }).click();
  }
}
