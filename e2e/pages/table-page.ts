import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { minorOf } from './shown-amount.ts';

/** A table that all players share, in its cross-origin frame. */
export class TablePage {
  constructor(private readonly page: Page) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** Seconds left and their purpose: "7Place your bets". */
  get timer(): Locator {
    return this.frame.getByRole('timer');
  }

  /** Message of the table to its player: bets placed, a win, a refusal. */
  get words(): Locator {
    return this.frame.getByRole('region', { name: 'Bets' }).getByRole('status').and(this.frame.locator('p'));
  }

  get placeButton(): Locator {
    return this.frame.getByRole('button', { name: /^(Place|Bets placed)/ });
  }

  /** A spot of the felt by its label. */
  spot(label: string): Locator {
    return this.frame.getByRole('button', { name: new RegExp(`(^|, )${label}, pays`) });
  }

  /** The result of a round on the road. */
  result(roundNo: number): Locator {
    return this.frame.getByRole('list', { name: /^Last results/ }).getByRole('img', { name: `Round ${roundNo}:` });
  }

  async roundNo(): Promise<number> {
    const seal = await this.frame.getByText(/^Round \d+ · seal/).textContent();
    return Number(/\d+/.exec(seal ?? '')?.[0]);
  }

  async figure(name: 'Balance' | 'My bets' | 'Returned'): Promise<number> {
    return minorOf(await this.frame.getByRole('status', { name }).textContent());
  }

  /** Waits until betting is open long enough to place chips; returns the number of the round. */
  async waitForBetting(): Promise<number> {
    await expect(this.timer).toHaveText(/^(9|1\d)Place your bets$/, { timeout: 45_000 });
    return this.roundNo();
  }

  /** Puts a chip on each of these spots and places the bets. */
  async bet(chip: number, labels: readonly string[]): Promise<void> {
    await this.frame.getByText(`${chip} chip`, { exact: true }).locator('..').click();
    for (const label of labels) await this.spot(label).click();
    await this.placeButton.click();
    await expect(this.words).toHaveText('Your bets are placed.');
  }

  /** Waits until the table has shown the result of a round; returns the words of the road for it. */
  async waitForResult(roundNo: number): Promise<string> {
    await expect(this.result(roundNo)).toBeVisible({ timeout: 45_000 });
    return (await this.result(roundNo).getAttribute('aria-label')) ?? '';
  }

  /** Returns the player's settled bets of a round from the sheet of the table; the sheet stays open. */
  async openSettled(roundNo: number): Promise<Locator> {
    const sheet = this.frame.getByRole('dialog', { name: 'My bets' });
    const line = sheet.getByRole('listitem').filter({ hasText: new RegExp(`Round ${roundNo}\\D`) });
    await expect(async () => {
      if (await sheet.isVisible()) await this.closeSheet();
      await this.frame.getByRole('button', { name: 'My bets and history' }).click();
      await expect(line).toContainText(/Returned \d|No win/, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    return line;
  }

  async closeSheet(): Promise<void> {
    await this.frame.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
  }
}
