import { expect, type Locator, type Page } from '@playwright/test';
import { waitForStepBack } from '../fixtures/navigate-in-app.ts';
import { Access, newName } from './access.ts';
import { GamePage } from './game-page.ts';
import { Overlay } from './overlay.ts';

export const demoPassword = 'Demo1234';

/** The portal as a player uses it: by role and name, never by class. */
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
    await waitForStepBack(this.page);
    await this.page.goto(path);
    // A dialog that opens with the page removes the roles of everything behind it.
    await expect(this.header.or(this.page.getByRole('dialog')).first()).toBeVisible();
  }

  /** Registers a new member, postpones the first-login action and returns the name. */
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

  /** Opens the account menu and picks an item. */
  async pickFromAccountMenu(nickname: string, item: string) {
    await this.header.getByRole('button', { name: new RegExp(`^${nickname}`) }).click();
    await this.header.getByRole('button', { name: item, exact: true }).click();
  }

  /** Tile of the game with exactly this name in the lobby, and the action of its button. */
  tile(name: string, press = 'Play'): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} .*${press}$`) });
  }

  /** Returns the balance of the header in minor units. */
  async balanceMinor(): Promise<number> {
    const text = (await this.balance.textContent()) ?? '';
    return Number((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replace(/[^\d]/g, ''));
  }
}
