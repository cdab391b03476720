import { smsCodeTo } from '../../../fixtures/access/messages.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { freshPassword, newMobile, newName } from '../../../pages/access.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 3
test('with REGMOBVERF3 the username form asks for a number and its code', async ({ page, portal, changeSwitches }) => {
  await changeSwitches('register.flags', { REGMOBVERF3: true });
  const mobile = newMobile();
  await portal.open('/register');
  const form = portal.access.registration;
  await form.getByRole('tab', { name: 'Username' }).click();
  await form.getByRole('textbox', { name: /^Username/ }).fill(newName('sms'));
  await form.getByLabel('Password', { exact: true }).fill(freshPassword);
  await form.getByLabel('Confirm password').fill(freshPassword);
  await form.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form.getByLabel(/^Verification code/)).toHaveAttribute('aria-invalid', 'true');

  await form.getByRole('button', { name: 'Get code' }).click();
  const code = await smsCodeTo(`+63${mobile}`);
  await form.getByLabel(/^Verification code/).fill(code === '000000' ? '000001' : '000000');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await form.getByLabel(/^Verification code/).fill(code);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await portal.access.leaveWelcome();
  await expect(portal.balance).toContainText('0.00');
});
