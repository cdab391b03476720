import { expect, test } from '../../fixtures/portal-test.ts';
import { newName } from '../../pages/access.ts';
import { demoPassword } from '../../pages/portal.ts';

test.describe('after five wrong passwords', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 2.3
  test('the login asks for a captcha and offers a check of the device instead', async ({ page, portal }) => {
    const { access } = portal;
    const stranger = newName('guess');
    await portal.open();
    await portal.logInButton.click();
    const image = access.login.getByRole('img', { name: 'Letters to type' });
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(image).toBeHidden();
      await access.submitLogin(stranger, `wrong-${tries}`);
      await expect(access.login.getByText('Incorrect username or password')).toBeVisible();
      await access.login.getByLabel('Password', { exact: true }).fill('');
    }
    await expect(image).toBeVisible();
    await access.login.getByRole('button', { name: 'Can’t read it? Try another check' }).click();
    // The device computes a proof, which takes longer on a busy machine.
    await expect(access.login.getByText('Verified. You can skip the image.')).toBeVisible({ timeout: 45_000 });
    await access.submitLogin(stranger, 'wrong-6');
    await expect(access.login.getByText('Incorrect username or password')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  // covers 4
  test('the login of the agent page refuses a player and names the reason', async ({ page, portal }) => {
    await page.goto('/agentHome');
    const dialog = page.getByRole('main');
    await dialog.getByRole('textbox', { name: /^Username/ }).fill('player03');
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await expect(dialog.getByLabel(/Remember me/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByText('Non-agents cannot log in')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Username/ }).fill('agent02');
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await portal.access.readAnnouncements();
    await expect(page).toHaveURL(/\/agentHome$/);
    await expect(portal.balance).toContainText(/\d\.\d\d/);
  });
});

// covers 2.3
test('a remembered member logs in without typing the password, which the browser does not store', async ({
  context,
  page,
  portal,
}) => {
  await portal.open();
  await portal.logInButton.click();
  await portal.access.login.getByLabel(/Remember me/).check();
  await portal.access.submitLogin('player03', demoPassword);
  await portal.access.readAnnouncements();
  const stored = JSON.stringify(await context.cookies()) + (await page.evaluate(() => JSON.stringify(localStorage)));
  expect(stored).not.toContain(demoPassword);
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await expect(portal.access.login.getByRole('textbox', { name: /^Username/ })).toHaveValue('player03');
  await portal.access.login.getByRole('button', { name: 'Log in', exact: true }).click();
  await portal.access.readAnnouncements();
  await expect(portal.balance).toContainText(/\d\.\d\d/);
});

// covers 4
test('a clock that is three hours wrong does not prevent a login', async ({ page, portal }) => {
  await page.clock.install({ time: Date.now() - 3 * 3_600_000 });
  await portal.open();
  await portal.logIn('player03');
});

// covers 4, 6
test('an expired password must be changed before anything else', async ({ page, portal }) => {
  await portal.open();
  await portal.logInButton.click();
  await portal.access.submitLogin('expired01', demoPassword);
  const change = page.getByRole('dialog', { name: 'Time for a new password' });
  await expect(change.getByRole('textbox', { name: /^Username/ })).toHaveValue('expired01');
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  await change.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await change.getByLabel('Confirm new password').fill('Harvest2028');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByText('Incorrect confirmation input')).toBeVisible();
  await change.getByLabel('Confirm new password').fill('Harvest2027');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toBeHidden();
  await portal.access.readAnnouncements();
  await expect(portal.balance).toContainText(/\d\.\d\d/);
});
