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

  /** A figure of the game's controls in whole minor units. */
  async figure(name: 'Balance' | 'Win' | 'Stake'): Promise<number> {
    const text = await this.frame.getByRole('status', { name }).textContent();
    return Number((text ?? '').replace(/[^\d]/g, ''));
  }

  /** Spins once and waits until the round is over. */
  async spin() {
    await expect(this.spinButton).toBeEnabled();
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
    await this.spinButton.click();
    await answered;
    await expect(this.spinButton).toBeEnabled({ timeout: 20_000 });
  }
}
