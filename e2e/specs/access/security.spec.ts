import { takeAuthenticator } from '@portal/shared/contract/accounts/operator-members';
import * as OTPAuth from 'otpauth';
import { atOtherAddress } from '../../fixtures/access/other-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

// Requests that were pending while the token changed are sent again.
test.describe('a password change', () => {
  test.use({ expectedFaults: /401 \(Unauthorized\)/ });

  // covers 4
  test('ends the other session, which says why; the current one continues', async ({
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
    await form.getByLabel('Current password').fill(freshPassword);
    await form.getByLabel('New password', { exact: true }).fill('Harvest2027');
    await form.getByLabel('Confirm new password').fill('Harvest2027');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form).toBeHidden();

    await expect(other.page.getByText('Your password was changed. Please log in with the new one.')).toBeVisible();
    await expect(other.logInButton).toBeVisible();
    await expect(centre.getByText('This device')).toBeVisible();
    await page.reload();
    await expect(portal.balance).toContainText('0.00');
  });
});

/** Sets up an authenticator for a newcomer; returns the name, the app, and the period of the used code. */
async function withAuthenticator(portal: Portal) {
  const username = await portal.registerNewcomer('totp');
  await portal.pickFromAccountMenu(username, 'My account');
  const { sheet: centre } = portal.memberCentre;
  await centre
    .getByRole('listitem')
    .filter({ hasText: 'Authenticator' })
    .getByRole('button', { name: /Set up/ })
    .click();
  const form = portal.page.getByRole('dialog', { name: 'Set up authenticator' });
  await form.getByLabel('Login password').fill(freshPassword);
  await form.getByRole('button', { name: 'Next' }).click();
  const address = await form.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const totp = OTPAuth.URI.parse(address ?? '') as OTPAuth.TOTP;
  const period = () => Math.floor(Date.now() / 1000 / totp.period);
  const used = period();
  await form.getByLabel(/^Authenticator code/).fill(totp.generate());
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = portal.page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(codes).toBeHidden();
  return { username, totp, period, used, recoveryCode };
}

// covers 4
test('a login from another address asks for the code of the authenticator', async ({ browser, portal }) => {
  const { username, totp, period, used } = await withAuthenticator(portal);
  await atOtherAddress(browser, '127.0.0.7', async (other) => {
    const { login } = other.access;
    await other.open();
    await other.logInButton.click();
    await other.access.submitLogin(username, freshPassword);
    // A code works once, so wait for the next one.
    await expect.poll(period, { timeout: 45_000 }).toBeGreaterThan(used);
    await login.getByLabel('Authenticator code').fill(totp.generate());
    await login.getByRole('button', { name: 'Confirm', exact: true }).click();
    await other.access.readAnnouncements();
    await expect(other.balance).toContainText('0.00');
  });
});

test.describe('an authenticator', () => {
  // The login that is continued by its code.
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 4
  test('is asked for at the known address too; a recovery code takes its place', async ({
    portal,
    otherDevice: other,
  }) => {
    const { username, recoveryCode } = await withAuthenticator(portal);
    await other.open();
    await other.logInButton.click();
    await other.access.submitLogin(username, freshPassword);
    const { login } = other.access;
    await login.getByLabel('Authenticator code').fill(recoveryCode);
    await login.getByRole('button', { name: 'Confirm', exact: true }).click();
    await other.access.readAnnouncements();
    await expect(other.balance).toContainText('0.00');
  });
});

test.describe('a lost authenticator', () => {
  // Calls of the ended session.
  test.use({ expectedFaults: /401 \(Unauthorized/ });

  // covers 4
  test('is removed by customer service; the session ends and says why, and a login elsewhere needs no code', async ({
    browser,
    page,
    portal,
  }) => {
    const { username } = await withAuthenticator(portal);
    const { dataDir } = runningProduct();
    await operatorCall(dataDir, takeAuthenticator, { member: username, why: 'the telephone was lost' });
    await expect(portal.notices).toContainText('Our staff ended your session. Please log in again.');
    await expect(portal.logInButton).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await atOtherAddress(browser, '127.0.0.10', async (other) => {
      await other.open();
      await other.logIn(username, freshPassword);
      await other.pickFromAccountMenu(username, 'My account');
      await expect(other.memberCentre.sheet.getByRole('button', { name: 'Set up: Authenticator' })).toBeVisible();
    });
  });
});
