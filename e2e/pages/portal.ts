import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { Overlay } from './overlay.ts';

export const demoPassword = 'Demo1234';

/** The portal as a player meets it: by role and name, never by class. */
export class Portal {
  readonly game: GamePage;
  readonly memberCentre: Overlay;
  readonly agentCentre: Overlay;

  constructor(readonly page: Page) {
    this.game = new GamePage(page);
    this.memberCentre = new Overlay(page, 'Member centre');
    this.agentCentre = new Overlay(page, 'Agent centre');
  }

  get header(): Locator {
    return this.page.getByRole('banner').first();
  }

  get logInButton(): Locator {
    return this.header.getByRole('button', { name: 'Log in' });
  }

  get balance(): Locator {
    return this.header.getByRole('button', { name: /^Balance/ });
  }

  get notices(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  async open(path = '/') {
    await this.page.goto(path);
    await expect(this.header).toBeVisible();
  }

  async logIn(account: string, password: string = demoPassword) {
    await this.logInButton.click();
    const dialog = this.page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.getByLabel('Username').fill(account);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.balance).toContainText(/\d\.\d\d/);
  }

  /** Opens the menu behind the nickname and picks an item. */
  async pickFromAccountMenu(nickname: string, item: string) {
    await this.header.getByRole('button', { name: new RegExp(`^${nickname}`) }).click();
    await this.header.getByRole('button', { name: item, exact: true }).click();
  }

  /** The game tile of the lobby whose name is exactly this. */
  tile(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} .*Play$`) });
  }

  /** Balance of the header in whole minor units. */
  async balanceMinor(): Promise<number> {
    const text = (await this.balance.textContent()) ?? '';
    return Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replace(/[^\d]/g, ''));
  }
}
