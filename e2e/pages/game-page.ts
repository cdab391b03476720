import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The frame of another origin in which a game plays. */
export class GamePage {
  constructor(private readonly page: Page) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: 'Spin' });
  }

  /** Spins once and waits until the round is over. */
  async spin() {
    await expect(this.spinButton).toBeEnabled();
    await this.spinButton.click();
    await expect(this.spinButton).toBeDisabled();
    await expect(this.spinButton).toBeEnabled({ timeout: 20_000 });
  }
}
