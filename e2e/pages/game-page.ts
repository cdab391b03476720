import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { minorOf } from './shown-amount.ts';

/** Label of a game's main button. */
export type Verb = 'Spin' | 'Roll' | 'Buy' | 'Deal' | 'Start' | 'Drop' | 'Draw' | 'Play';

/** The cross-origin frame in which a game runs. */
export class GamePage {
  constructor(readonly page: Page) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get spinButton(): Locator {
    return this.verb('Spin');
  }

  verb(verb: Verb): Locator {
    return this.frame.getByRole('region', { name: 'Controls' }).getByRole('button', { name: verb, exact: true });
  }

  /** Removes the foil of a scratch card. */
  get revealButton(): Locator {
    return this.frame.getByRole('button', { name: 'Reveal all' });
  }

  /** Message of the controls on the round: a win, a refusal. */
  get words(): Locator {
    return this.frame.getByRole('region', { name: 'Controls' }).getByRole('status').and(this.frame.locator('p'));
  }

  /** Reads a figure of the game's controls in minor units. */
  async figure(name: 'Balance' | 'Returned' | 'Stake'): Promise<number> {
    return minorOf(await this.frame.getByRole('status', { name }).textContent());
  }

  /** Spins once and waits until the round is over. */
  spin(): Promise<void> {
    return this.play('Spin');
  }

  /** Raises the stake until it is at least this amount, in minor units. */
  async raiseStakeTo(leastMinor: number): Promise<void> {
    const more = this.frame.getByRole('button', { name: 'Raise stake' });
    while ((await this.figure('Stake')) < leastMinor) await more.click();
  }

  /** Plays a game that ends with its draw, and waits until its result has been shown. */
  async play(verb: Verb): Promise<void> {
    await this.begin(verb);
    if (verb === 'Buy') await this.revealButton.click();
    await expect(this.verb(verb)).toBeEnabled({ timeout: 20_000 });
  }

  /** Presses the main button and waits for the answer of the studio. */
  async begin(verb: Verb): Promise<void> {
    await expect(this.verb(verb)).toBeEnabled();
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
    await this.verb(verb).click();
    await answered;
  }
}
