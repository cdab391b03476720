import type { Locator, Page } from '@playwright/test';

/** The sheet of the member centre or of the agent centre. */
export class Overlay {
  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: this.name });
  }

  async openPage(label: string) {
    await this.sheet.getByRole('navigation').getByRole('button', { name: label }).click();
  }

  /** The same on a phone, which shows the menu or a page. */
  async turnTo(label: string) {
    const entry = this.sheet.getByRole('navigation').getByRole('button', { name: label });
    const back = this.sheet.getByRole('button', { name: 'Back to the menu' });
    await entry.or(back).first().waitFor();
    if (await back.isVisible()) await back.click();
    await entry.click();
  }

  async close() {
    await this.sheet.getByRole('button', { name: /^Close/ }).click();
  }
}
