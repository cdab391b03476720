import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { minorOf } from './shown-amount.ts';

/** Words on a ticket that is over. */
const over = '(Won|Lost|Part back|Stake back|Stake refunded)';

interface TicketEnd {
  /** Minor units. */
  paid: number;
  /** Whether the bet was void; the record shows it without a stake. */
  isGivenBack: boolean;
}

/** The sportsbook in its cross-origin frame, in the wide layout with the slip beside the matches. */
export class SportsbookPage {
  constructor(private readonly page: Page) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get slip(): Locator {
    return this.frame.getByRole('region', { name: 'Bet slip' });
  }

  /** Prices in the list that accept bets now. */
  get prices(): Locator {
    return this.frame.getByRole('listitem').getByRole('button', { name: / at \d+\.\d\d, [^,]+$/, disabled: false });
  }

  get openReceipt(): Locator {
    return this.slip.getByRole('article', { name: /^Ticket / });
  }

  async show(view: 'In play' | 'Upcoming' | 'My bets'): Promise<void> {
    const tab = this.frame.getByRole('navigation', { name: 'Sportsbook' }).getByRole('button', { name: view });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }

  /** The first price of the first match of a league. */
  priceIn(league: string): Locator {
    return this.frame
      .getByRole('list', { name: league })
      .getByRole('listitem')
      .first()
      .getByRole('button', {
        name: / at \d+\.\d\d, [^,]+$/,
        disabled: false,
      });
  }

  async balance(): Promise<number> {
    return minorOf(await this.frame.getByRole('status', { name: 'Balance' }).textContent());
  }

  /** Bets on these together at their current prices; returns the ticket number. */
  async bet(prices: readonly Locator[], stake: string): Promise<string> {
    // A market may be suspended briefly, and a match may end while its price is on the slip, which then shows another.
    await expect(async () => {
      if (await this.openReceipt.isHidden()) await this.tryBet(prices, stake);
      await expect(this.openReceipt).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 40_000 });
    const name = await this.openReceipt.getAttribute('aria-label');
    await this.slip.getByRole('button', { name: 'Done' }).click();
    return (name ?? '').replace('Ticket ', '');
  }

  private async tryBet(prices: readonly Locator[], stake: string): Promise<void> {
    const clear = this.slip.getByRole('button', { name: 'Remove all picks' });
    if (await clear.isVisible()) await clear.click();
    const waitOptions = { timeout: 3000 };
    for (const price of prices) await price.first().click(waitOptions);
    if (prices.length > 1)
      await expect(this.slip.getByRole('button', { name: 'Parlay' })).toHaveAttribute(
        'aria-pressed',
        'true',
        waitOptions,
      );
    await this.slip.getByRole('textbox', { name: /^Stake/ }).fill(stake, waitOptions);
    await this.slip.getByRole('radio', { name: 'Any' }).check(waitOptions);
    await this.slip.getByRole('button', { name: /^Place bet/ }).click(waitOptions);
  }

  /** Waits in the player's bets until a ticket is over. An abandoned match refunds the stake. */
  async waitForEnd(ticket: string): Promise<TicketEnd> {
    const bets = this.frame.getByRole('region', { name: 'My bets' });
    await bets.getByRole('button', { name: /^Settled/ }).click();
    const card = bets.getByRole('article', { name: new RegExp(`, ${over}, number ${ticket}$`) });
    await expect(card).toBeVisible({ timeout: 90_000 });
    const isGivenBack = (await card.getAttribute('aria-label'))?.includes('Stake refunded') ?? false;
    return { isGivenBack, paid: minorOf(await card.getByText('Paid', { exact: true }).locator('..').textContent()) };
  }
}
