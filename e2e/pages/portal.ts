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
    this.memberCentre = new Overlay(page, /member centre/i);
    this.agentCentre = new Overlay(page, /agent centre/i);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  /** The balance in the header, as text such as "P 10,000.00". */
  get balance(): Locator {
    return this.header.getByTestId('balance');
  }

  async open(path = '/') {
    await this.page.goto(path);
    await expect(this.header).toBeVisible();
  }

  async logIn(account: string, password: string = demoPassword) {
    await this.header.getByRole('button', { name: 'Log in' }).click();
    const dialog = this.page.getByRole('dialog', { name: /log in/i });
    await dialog.getByLabel('Username').fill(account);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.balance).toContainText(/\d/);
  }

  async openAccountMenu() {
    await this.header.getByRole('button', { name: /account menu/i }).click();
  }

  async logOut() {
    await this.openAccountMenu();
    await this.page.getByRole('menuitem', { name: /sign out/i }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /sign out/i })
      .click();
    await expect(this.header.getByRole('button', { name: 'Log in' })).toBeVisible();
  }

  /** Balance of the header as a number of minor units. */
  async balanceMinor(): Promise<number> {
    const text = await this.balance.textContent();
    return Number((text ?? '').replace(/[^\d]/g, ''));
  }
}
