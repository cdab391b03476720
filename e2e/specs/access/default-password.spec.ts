import { expect, test } from '../../fixtures/portal-test.ts';
import { defaultPassword, newName } from '../../pages/access.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 4, 9
test('a member with the default password must choose a new one and is then logged in', async ({ page, portal }) => {
  const { access } = portal;
  const username = newName('weak');
  await portal.open('/register');
  await access.registerAs(username, defaultPassword);
  await access.leaveWelcome();
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await access.submitLogin(username, defaultPassword);
  const change = access.forcedChange;
  await expect(change.getByRole('textbox', { name: /^Username/ })).toHaveValue(username);
  await change.getByLabel('New password', { exact: true }).fill(defaultPassword);
  await change.getByLabel('Confirm new password').fill(defaultPassword);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByText('Please choose a password other than the default one')).toBeVisible();
  await change.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await change.getByLabel('Confirm new password').fill('Harvest2027');
  await change.getByRole('button', { name: 'Change password' }).click();
  await access.readAnnouncements();
  await page.reload();
  await expect(portal.balance).toContainText('0.00');
});
