import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { minorOf } from './shown-amount.ts';

/** What the one big button of a game says. */
export type Verb = 'Spin' | 'Roll' | 'Buy' | 'Deal' | 'Start' | 'Drop' | 'Draw' | 'Play';

/** The frame of another origin in which a game plays. */
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

  /** Takes the foil of a scratch card off. */
  get revealButton(): Locator {
    return this.frame.getByRole('button', { name: 'Reveal all' });
  }

  /** What the controls say of the round: a win, a refusal. */
  get words(): Locator {
    return this.frame.getByRole('region', { name: 'Controls' }).getByRole('status').and(this.frame.locator('p'));
  }

  /** A figure of the game's controls in whole minor units. */
  async figure(name: 'Balance' | 'Returned' | 'Stake'): Promise<number> {
    return minorOf(await this.frame.getByRole('status', { name }).textContent());
  }

  /** Spins once and waits until the round is over. */
  spin(): Promise<void> {
    return this.play('Spin');
  }

  /** Raises the stake of a round until it is at least so much, in minor units. */
  async raiseStakeTo(leastMinor: number): Promise<void> {
    const more = this.frame.getByRole('button', { name: 'Raise stake' });
    while ((await this.figure('Stake')) < leastMinor) await more.click();
  }

  /** Plays a game that is over with its draw, and waits until its result has been shown. */
  async play(verb: Verb): Promise<void> {
    await this.begin(verb);
    if (verb === 'Buy') await this.revealButton.click();
    await expect(this.verb(verb)).toBeEnabled({ timeout: 20_000 });
  }

  /** Presses the big button and waits until the studio has answered. */
  async begin(verb: Verb): Promise<void> {
    await expect(this.verb(verb)).toBeEnabled();
    const answered = this.page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());
    await this.verb(verb).click();
    await answered;
  }
}
