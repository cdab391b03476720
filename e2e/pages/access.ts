import { expect, type Locator, type Page } from '@playwright/test';

export const freshPassword = 'Harvest2026';
/** The default password in a run; a login with it only allows a change of password. */
export const defaultPassword = 'Welcome2026';

/** The popups of a visitor for login and registration, by role and name. */
export class Access {
  constructor(readonly page: Page) {}

  get login(): Locator {
    return this.page.getByRole('dialog', { name: 'Welcome back' });
  }

  get registration(): Locator {
    return this.page.getByRole('dialog', { name: 'Create your account' });
  }

  get firstLogin(): Locator {
    return this.page.getByRole('dialog', { name: 'Keep your account safe' });
  }

  get forcedChange(): Locator {
    return this.page.getByRole('dialog', { name: 'Time for a new password' });
  }

  /** The announcement popups after a login. */
  get nextAnnouncement(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: /^(Next|Got it)$/ });
  }

  get forgotten(): Locator {
    return this.page.getByRole('dialog', { name: 'Forgot your password?' });
  }

  /** A button of the login popup in the frame of the identity provider. */
  socialButton(channel: 'Google' | 'Facebook'): Locator {
    const buttons = this.login.frameLocator('iframe[title^="Continue with"]');
    return buttons.getByRole('button', { name: `Continue with ${channel}` });
  }

  /** Types username and password into the login popup and submits it. */
  async submitLogin(username: string, password: string): Promise<void> {
    await this.login.getByRole('textbox', { name: /^Username/ }).fill(username);
    await this.login.getByLabel('Password', { exact: true }).fill(password);
    await this.login.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** Registers by the username form of the open popup. */
  async registerAs(username: string, password = freshPassword): Promise<void> {
    const form = this.registration;
    await form.getByRole('textbox', { name: /^Username/ }).fill(username);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password').fill(password);
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(form).toBeHidden();
  }

  /** Postpones the first-login action and closes the announcements, until the page is free. */
  async leaveWelcome(): Promise<void> {
    await this.firstLogin.getByRole('button', { name: 'Later' }).last().click();
    await this.readAnnouncements();
  }

  /** Closes the announcement popups after a login, one after another; what was pressed before may open then. */
  async readAnnouncements(): Promise<void> {
    const next = this.nextAnnouncement;
    await expect(next).toBeVisible();
    while (await next.isVisible()) {
      const isLast = (await next.textContent()) === 'Got it';
      await next.click();
      if (isLast) break;
    }
    await expect(next).toBeHidden();
  }
}

let made = 0;
/** Returns a name that is unused in this run. */
export const newName = (prefix: string) => `${prefix}${process.pid.toString(36)}${(made++).toString(36)}`;

/** Returns a Philippine mobile number that is unused in this run, without the dialling code. */
export const newMobile = () => `917${String((process.pid * 100 + made++) % 10_000_000).padStart(7, '0')}`;
