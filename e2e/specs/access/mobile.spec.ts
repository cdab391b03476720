import { smsCodeTo } from '../../fixtures/access/messages.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newMobile } from '../../pages/access.ts';

// covers 2.3
test('a newcomer registers by mobile number, logs in by code, and resets the password by phone', async ({
  page,
  portal,
}) => {
  const { access } = portal;
  const mobile = newMobile();
  const number = `+63${mobile}`;
  await portal.open('/register?referralCode=AGENT01');
  const form = access.registration;
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
  await form.getByLabel(/^Verification code/).fill(await smsCodeTo(number));
  await form.getByLabel('Password', { exact: true }).fill(freshPassword);
  await form.getByLabel('Confirm password').fill(freshPassword);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form).toBeHidden();
  await access.leaveWelcome();
  await expect(portal.balance).toContainText('0.00');

  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await access.login.getByRole('tab', { name: 'Mobile number' }).click();
  await access.login.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await access.login.getByRole('button', { name: 'Get code' }).click();
  await access.login.getByLabel(/^Verification code/).fill(await smsCodeTo(number, 2));
  await access.login.getByRole('button', { name: 'Log in', exact: true }).click();
  await access.readAnnouncements();
  await expect(portal.balance).toContainText('0.00');

  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await access.login.getByRole('button', { name: 'Forgot password?' }).click();
  await access.forgotten.getByRole('tab', { name: 'Mobile number' }).click();
  await access.forgotten.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await access.forgotten.getByRole('button', { name: 'Get code' }).click();
  await access.forgotten.getByLabel(/^Verification code/).fill(await smsCodeTo(number, 3));
  await access.forgotten.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await access.forgotten.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(access.forgotten).toBeHidden();
  await access.readAnnouncements();
  await expect(portal.balance).toContainText('0.00');
});

test.describe('an invalid number', () => {
  // covers 5
  test('is refused before any request', async ({ page, portal }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/wps/verification/sms')) sent += 1;
    });
    await portal.open();
    await portal.logInButton.click();
    const { login } = portal.access;
    await login.getByRole('tab', { name: 'Mobile number' }).click();
    await login.getByRole('textbox', { name: /^Mobile number/ }).fill('12');
    await login.getByRole('button', { name: 'Get code' }).click();
    await expect(login.getByRole('textbox', { name: /^Mobile number/ })).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toBe(0);
  });
});

test.describe('a wrong code', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  test('does not log in', async ({ page, portal }) => {
    const mobile = newMobile();
    await portal.open();
    await portal.logInButton.click();
    const { login } = portal.access;
    await login.getByRole('tab', { name: 'Mobile number' }).click();
    await login.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
    await login.getByLabel(/^Verification code/).fill('000000');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login.getByText('Please enter a valid verification code')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});
