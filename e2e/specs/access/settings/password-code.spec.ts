import { smsCodeTo } from '../../../fixtures/access/messages.ts';
import { ownMember } from '../../../fixtures/access/own-member.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { defaultPassword, freshPassword, newMobile } from '../../../pages/access.ts';
import type { Portal } from '../../../pages/portal.ts';

/** Registers by a number, which is then verified; returns the name that the platform generated. */
async function registerByMobile(portal: Portal, mobile: string, password: string): Promise<string> {
  const { access, page } = portal;
  await portal.open('/register');
  const form = access.registration;
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await form.getByRole('button', { name: 'Get code' }).click();
  await form.getByLabel(/^Verification code/).fill(await smsCodeTo(`+63${mobile}`));
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await access.leaveWelcome();
  return (await ownMember(page)).account;
}

test.beforeEach(({ changeSwitches }) => changeSwitches('register.flags', { CHNGPASSVERIF3: true }));
test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 3
test('with CHNGPASSVERIF3 the security centre asks for a code sent to the bound number', async ({ page, portal }) => {
  const mobile = newMobile();
  const username = await registerByMobile(portal, mobile, freshPassword);
  await portal.pickFromAccountMenu(username, 'My account');
  await portal.memberCentre.sheet
    .getByRole('listitem')
    .filter({ hasText: 'Login password' })
    .getByRole('button', { name: /Change/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Change login password' });
  await form.getByLabel('Current password').fill(freshPassword);
  await form.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await form.getByLabel('Confirm new password').fill('Harvest2027');
  await form.getByRole('button', { name: 'Send code' }).click();
  const code = await smsCodeTo(`+63${mobile}`, 2);
  await form.getByLabel(/^Verification code/).fill(code === '000000' ? '000001' : '000000');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
  await form.getByLabel(/^Verification code/).fill(code);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await expect(portal.balance).toContainText('0.00');
});

// covers 3
test('with CHNGPASSVERIF3 a forced change asks for the code, too, once the platform requires it', async ({
  page,
  portal,
}) => {
  const { access } = portal;
  const mobile = newMobile();
  const username = await registerByMobile(portal, mobile, defaultPassword);
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await access.submitLogin(username, defaultPassword);
  const change = access.forcedChange;
  await change.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await change.getByLabel('Confirm new password').fill('Harvest2027');
  await expect(change.getByLabel(/^Verification code/)).toHaveCount(0);
  await change.getByRole('button', { name: 'Change password' }).click();
  await change.getByRole('button', { name: 'Get code' }).click();
  await change.getByLabel(/^Verification code/).fill(await smsCodeTo(`+63${mobile}`, 2));
  await change.getByRole('button', { name: 'Change password' }).click();
  await access.readAnnouncements();
  await expect(portal.balance).toContainText('0.00');
});
