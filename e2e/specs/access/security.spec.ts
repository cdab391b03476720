import * as OTPAuth from 'otpauth';
import { fromOtherAddress } from '../../fixtures/other-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { Portal } from '../../pages/portal.ts';
import { runningProduct } from '../../setup/running-product.ts';

test('a changed password ends the other session, which says why; this one goes on', async ({
  page,
  portal,
  otherDevice: other,
}) => {
  const username = await portal.registerNewcomer('two');
  await other.open();
  await other.logIn(username, freshPassword);

  await portal.pickFromAccountMenu(username, 'My account');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByText('This device')).toBeVisible();
  await centre
    .getByRole('listitem')
    .filter({ hasText: 'Login password' })
    .getByRole('button', { name: /Change/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Change login password' });
  await form.getByLabel('Old password').fill(freshPassword);
  await form.getByLabel('New password', { exact: true }).fill('Lantern2027');
  await form.getByLabel('New password again').fill('Lantern2027');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toBeHidden();

  await expect(other.page.getByText('Your password was changed. Please log in with the new one.')).toBeVisible();
  await expect(other.logInButton).toBeVisible();
  await expect(centre.getByText('This device')).toBeVisible();
  await page.reload();
  await expect(portal.balance).toContainText('0.00');
});

test('an authenticator is set up; a login from another place asks for its code', async ({ browser, page, portal }) => {
  const username = newName('totp');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  await portal.pickFromAccountMenu(username, 'My account');
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre
    .getByRole('listitem')
    .filter({ hasText: 'Authenticator' })
    .getByRole('button', { name: /Set up/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Set up authenticator' });
  await form.getByLabel('Login password').fill(freshPassword);
  await form.getByRole('button', { name: 'Next' }).click();
  const address = await form.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const totp = OTPAuth.URI.parse(address ?? '') as OTPAuth.TOTP;
  const period = () => Math.floor(Date.now() / 1000 / totp.period);
  const used = period();
  await form.getByLabel(/^Code of the app/).fill(totp.generate());
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form).toBeHidden();

  const elsewhere = await fromOtherAddress(runningProduct().address, '127.0.0.7');
  const context = await browser.newContext({ baseURL: elsewhere.origin });
  try {
    const other = new Portal(await context.newPage());
    const { login } = other.access;
    await other.open();
    await other.logInButton.click();
    await other.access.submitLogin(username, freshPassword);
    // A code is good once, so the next one is waited for.
    await expect.poll(period, { timeout: 45_000 }).toBeGreaterThan(used);
    await login.getByLabel('Authenticator code').fill(totp.generate());
    await login.getByRole('button', { name: 'Confirm', exact: true }).click();
    await other.access.readAnnouncements();
    await expect(other.balance).toContainText('0.00');
  } finally {
    await context.close();
    await elsewhere.close();
  }
});
