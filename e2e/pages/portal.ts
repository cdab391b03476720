import { expect, type Locator, type Page } from '@playwright/test';
import { Access, newName } from './access.ts';
import { GamePage } from './game-page.ts';
import { Overlay } from './overlay.ts';

export const demoPassword = 'Demo1234';

/** The portal as a player meets it: by role and name, never by class. */
export class Portal {
  readonly access: Access;
  readonly game: GamePage;
  readonly memberCentre: Overlay;
  readonly agentCentre: Overlay;

  constructor(readonly page: Page) {
    this.access = new Access(page);
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
    // Where a dialog opens with the page, nothing behind it has a role.
    await expect(this.header.or(this.page.getByRole('dialog')).first()).toBeVisible();
  }

  /** Registers somebody new and puts off what follows; gives the name. */
  async registerNewcomer(prefix: string, at = '/register'): Promise<string> {
    const username = newName(prefix);
    await this.open(at);
    await this.access.registerAs(username);
    await this.access.leaveWelcome();
    return username;
  }

  async logIn(account: string, password: string = demoPassword) {
    await this.logInButton.click();
    await this.access.submitLogin(account, password);
    await this.access.readAnnouncements();
    await expect(this.balance).toContainText(/\d\.\d\d/);
  }

  /** Opens the menu behind the nickname and picks an item. */
  async pickFromAccountMenu(nickname: string, item: string) {
    await this.header.getByRole('button', { name: new RegExp(`^${nickname}`) }).click();
    await this.header.getByRole('button', { name: item, exact: true }).click();
  }

  /** The game tile of the lobby whose name is exactly this, and what pressing it does. */
  tile(name: string, press = 'Play'): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} .*${press}$`) });
  }

  /** Balance of the header in whole minor units. */
  async balanceMinor(): Promise<number> {
    const text = (await this.balance.textContent()) ?? '';
    return Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replace(/[^\d]/g, ''));
  }
}
