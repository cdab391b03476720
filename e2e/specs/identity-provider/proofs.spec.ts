import { keepProviderLocal, signInAs } from '../../fixtures/access/identity-provider.ts';
import { fromOtherAddress } from '../../fixtures/access/other-address.ts';
import { ownMember } from '../../fixtures/access/own-member.ts';
import {
  configureProvider,
  forgetProvider,
  proveNumber,
  sendSmsBy,
  setDomains,
} from '../../fixtures/access/provider-codes.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newMobile, newName } from '../../pages/access.ts';
import { Portal } from '../../pages/portal.ts';
import { runningProduct } from '../../setup/running-product.ts';

const chosenPassword = 'Harvest2027';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await configureProvider();
  await sendSmsBy('firebase');
});
test.afterAll(forgetProvider);
test.beforeEach(({ context }) => keepProviderLocal(context));
// The emulator does not know this call; the SDK continues without it.
test.use({ expectedFaults: /recaptchaConfig/ });

/** Registers by a number, which is then verified; returns the name that the platform generated. */
async function registerByMobile(portal: Portal, mobile: string): Promise<string> {
  const { access, page } = portal;
  await portal.open('/register');
  const form = access.registration;
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await proveNumber(form, mobile, { button: 'Get code' });
  await form.getByLabel('Password', { exact: true }).fill(freshPassword);
  await form.getByLabel('Confirm password').fill(freshPassword);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await access.leaveWelcome();
  return (await ownMember(page)).account;
}

async function leave(portal: Portal): Promise<void> {
  await portal.page.evaluate(() => sessionStorage.clear());
  await portal.open();
}

/** Opens the dialog of a row of the security centre. */
async function openProtection(portal: Portal, account: string, row: string, title: string) {
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  await sheet.getByRole('listitem').filter({ hasText: row }).getByRole('button').click();
  return portal.page.getByRole('dialog', { name: title });
}

// covers 2.3
test('a code of the provider resets a forgotten password', async ({ page, portal }) => {
  const { access } = portal;
  const mobile = newMobile();
  const account = await registerByMobile(portal, mobile);
  await leave(portal);
  await portal.logInButton.click();
  await access.login.getByRole('button', { name: 'Forgot password?' }).click();
  const form = access.forgotten;
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await proveNumber(form, mobile, { button: 'Get code' });
  await form.getByLabel('New password', { exact: true }).fill(chosenPassword);
  await form.getByRole('button', { name: 'Set password and log in' }).click();
  await access.readAnnouncements();
  expect((await ownMember(page)).account).toBe(account);
  await leave(portal);
  await portal.logIn(account, chosenPassword);
});

// covers 2.3
test('password and a code to a new number replace the bound number, which then logs in', async ({ page, portal }) => {
  const { access } = portal;
  const account = await registerByMobile(portal, newMobile());
  const mobile = newMobile();
  const form = await openProtection(portal, account, 'Mobile number', 'Change mobile number');
  await proveNumber(form, mobile, { button: 'Send code' });
  await form.getByLabel('Login password').fill(freshPassword);
  await form.getByRole('button', { name: 'Add number' }).click();
  await expect(form).toBeHidden();
  await expect(portal.memberCentre.sheet.getByText(`+63******${mobile.slice(-4)}`)).toBeVisible();
  await leave(portal);
  await portal.logInButton.click();
  await access.login.getByRole('tab', { name: 'Mobile number' }).click();
  await proveNumber(access.login, mobile, { button: 'Get code' });
  await access.login.getByRole('button', { name: 'Log in', exact: true }).click();
  await access.readAnnouncements();
  expect((await ownMember(page)).account).toBe(account);
});

// covers 2.3
test('a member from a social sign-in binds a number and sets a first password with a code to it', async ({
  page,
  portal,
}) => {
  const { access } = portal;
  const mobile = newMobile();
  await portal.open();
  await portal.logInButton.click();
  const popup = page.waitForEvent('popup');
  await access.socialButton('Google').click();
  await signInAs(await popup, `${newName('first')}@lantern.example`, 'Ann Lantern');
  const welcome = access.firstLogin;
  await proveNumber(welcome, mobile, { button: 'Get code' });
  await welcome.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(welcome.getByRole('heading', { name: 'Set a payment password' })).toBeVisible();
  await access.leaveWelcome();
  const { account, nickname } = await ownMember(page);

  const form = await openProtection(portal, nickname ?? account, 'Login password', 'Set a login password');
  await form.getByLabel('New password', { exact: true }).fill(chosenPassword);
  await form.getByLabel('Confirm new password').fill(chosenPassword);
  await proveNumber(form, mobile, { button: 'Send code', code: /^Confirmation code/ });
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(form).toBeHidden();
  await leave(portal);
  await portal.logIn(account, chosenPassword);
});

test.describe('from an address that the account never used', () => {
  test.use({ expectedFaults: /422 \(Unprocessable|recaptchaConfig/ });

  // covers 4
  test("the login asks for the bound number and accepts the provider's code", async ({ browser, page, portal }) => {
    const mobile = newMobile();
    const account = await registerByMobile(portal, mobile);
    const elsewhere = await fromOtherAddress(runningProduct().address, '127.0.0.8');
    const context = await browser.newContext({ baseURL: elsewhere.origin });
    try {
      await setDomains([new URL(elsewhere.origin).host]);
      await keepProviderLocal(context);
      const other = new Portal(await context.newPage());
      const { login } = other.access;
      await other.open();
      await other.logInButton.click();
      await other.access.submitLogin(account, freshPassword);
      await expect(login.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(login.getByText(`+63******${mobile.slice(-4)}`).first()).toBeVisible();
      await proveNumber(login, mobile, { button: 'Get code' });
      await login.getByRole('button', { name: 'Confirm', exact: true }).click();
      await other.access.readAnnouncements();
      await expect(other.balance).toContainText('0.00');
    } finally {
      await setDomains([]);
      await context.close();
      await elsewhere.close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
