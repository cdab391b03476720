import { expect, type Locator, type Page } from '@playwright/test';
import { addVirtualKey } from '../fixtures/virtual-key.ts';
import type { NewOperator } from '../setup/new-operator.ts';

/** The console as operators use it. */
export class OperatorConsole {
  constructor(readonly page: Page) {}

  /** Loads the console and logs in with password and second factor. */
  async logIn(address: string, { username, password, code }: NewOperator): Promise<void> {
    await this.page.goto(address);
    await this.fillLogin(username, password);
    await this.page.getByLabel('Authenticator code').fill(code());
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  }

  async fillLogin(username: string, password: string): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  /** Plugs a security key of the browser's own into the computer; it is touched whenever a page asks. */
  async plugInKey(): Promise<void> {
    await addVirtualKey(this.page, 'usb');
  }

  /** The console's section for one release: "Games", "Shell". */
  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Rolls a release back to that version, and waits until the console shows it as live. */
  async rollBack(title: string, to: string, reason: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: `Roll back ${title}` })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: `Roll back to ${to}` }).click();
    await expect(dialog.getByText(`${title}: ${to} is live now.`)).toBeVisible();
  }
}
