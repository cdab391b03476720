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

  async close() {
    await this.sheet.getByRole('button', { name: /^Close/ }).click();
  }
}
