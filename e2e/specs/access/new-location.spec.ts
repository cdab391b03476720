import { codeIn, mailTo } from '../../fixtures/access/messages.ts';
import { atOtherAddress } from '../../fixtures/access/other-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';

/** Binds an address in the first-login action, whose next step is the payment password. */
async function bindEmail({ access: { firstLogin } }: Portal, address: string): Promise<void> {
  await firstLogin.getByRole('tab', { name: 'Email' }).click();
  await firstLogin.getByRole('textbox', { name: /^Email/ }).fill(address);
  await firstLogin.getByRole('button', { name: 'Get code' }).click();
  await firstLogin.getByLabel(/^Verification code/).fill(codeIn((await mailTo(address)).text));
  await firstLogin.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(firstLogin.getByLabel(/^Payment password/)).toBeVisible();
}

test.describe('a login from a new address', () => {
  // The refusal that asks for a proof.
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 4
  test('accepts the code sent to the bound e-mail address', async ({ browser, portal }) => {
    const username = newName('post');
    const address = `${username}@lantern.example`;
    await portal.open('/register');
    await portal.access.registerAs(username);
    await bindEmail(portal, address);
    await portal.access.leaveWelcome();
    await atOtherAddress(browser, '127.0.0.8', async (other) => {
      const { login } = other.access;
      await other.open();
      await other.logInButton.click();
      await other.access.submitLogin(username, freshPassword);
      await expect(login.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(login).not.toContainText(address);
      expect(await other.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await login.getByRole('button', { name: 'Get code' }).click();
      await login.getByLabel(/^Verification code/).fill(codeIn((await mailTo(address, 2)).text));
      await login.getByRole('button', { name: 'Confirm', exact: true }).click();
      await other.access.readAnnouncements();
      await expect(other.balance).toContainText('0.00');
    });
  });
});
