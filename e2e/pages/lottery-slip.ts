import type { FrameLocator, Locator } from '@playwright/test';
import { launchGame } from '@portal/shared/contract/games/launch';
import type { Portal } from './portal.ts';
import { minorOf } from './shown-amount.ts';

/** The studio's lottery pages in their cross-origin frame, in the wide layout with the slip at the side. */
export class LotterySlip {
  constructor(private readonly portal: Portal) {}

  get frame(): FrameLocator {
    return this.portal.page.frameLocator('iframe');
  }

  /** Opens the slip of the game from the menu of the portal. */
  async enter(lobby: string, name: string): Promise<void> {
    const { page } = this.portal;
    await this.portal.open(lobby);
    const launched = page.waitForResponse((answer) => answer.url().includes(launchGame.path) && answer.ok());
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('button', { name: `Play ${name}` })
      .click();
    await launched;
    await page.waitForURL(/\/game\?launch=/);
  }

  /** Adds a line of the open play type to the slip. */
  async add(numbers: readonly (string | RegExp)[]): Promise<void> {
    for (const name of numbers) await this.frame.getByRole('button', { name, exact: true }).click();
    await this.frame.getByRole('button', { name: 'Add to slip' }).click();
  }

  /**
   * Confirms the slip; returns ticket number and price in minor units. If a draw closes before the debit, it takes the
   * next draw, as a player would: a draw closes every 6 seconds here.
   */
  async buy(): Promise<{ ticket: string; price: number }> {
    const receipt = this.frame.getByRole('article', { name: /^Ticket / });
    const takeNext = this.frame.getByRole('button', { name: /^Switch to draw/, disabled: false });
    const review = this.frame.getByRole('button', { name: 'Review and buy', disabled: false });
    for (;;) {
      await review.or(takeNext).first().click();
      const confirm = this.frame.getByRole('dialog', { name: 'Confirm your ticket' });
      if (!(await confirm.isVisible())) continue;
      const pay = confirm.getByRole('button', { name: /^Pay / });
      const price = minorOf(await pay.textContent());
      await pay.click();
      await receipt.or(takeNext).first().waitFor();
      if (!(await receipt.isVisible())) continue;
      const name = (await receipt.getAttribute('aria-label')) ?? '';
      return { ticket: name.replace('Ticket ', ''), price };
    }
  }

  /** Waits until every draw of the ticket is over, opens it and returns the payout in minor units. */
  async waitForEnd(ticket: string): Promise<{ detail: Locator; paid: number }> {
    await this.frame
      .getByRole('navigation', { name: 'Lottery' })
      .getByRole('button', { name: /^My tickets/ })
      .click();
    const mine = this.frame.getByRole('region', { name: 'My tickets' });
    await mine.getByRole('button', { name: /^Drawn/ }).click();
    const card = mine.getByRole('button', {
      name: new RegExp(`, (Won|Part back|Price back|Not won), number ${ticket}$`),
    });
    await card.click({ timeout: 90_000 });
    const detail = this.frame.getByRole('dialog', { name: `Ticket ${ticket}` });
    const paid = minorOf(await detail.getByText('Paid to you').locator('..').getByRole('status').textContent());
    return { detail, paid };
  }
}
