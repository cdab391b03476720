import { codeIn, linkIn, mailTo, smsCodeTo } from '../../fixtures/access/messages.ts';
import { fromOtherAddress } from '../../fixtures/access/other-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { demoPassword, Portal } from '../../pages/portal.ts';
import { runningProduct } from '../../setup/running-product.ts';

// covers 2.3
test('a newcomer binds an e-mail address, sets a payment password, and resets a forgotten password by mail', async ({
  page,
  portal,
}) => {
  const { access } = portal;
  const username = newName('mail');
  const address = `${username}@lantern.example`;
  await portal.open('/register');
  await access.registerAs(username);
  const welcome = access.firstLogin;
  await welcome.getByRole('tab', { name: 'Email' }).click();
  await welcome.getByRole('textbox', { name: /^Email/ }).fill(address);
  await welcome.getByRole('button', { name: 'Get code' }).click();
  await welcome.getByLabel(/^Verification code/).fill(codeIn((await mailTo(address)).text));
  await welcome.getByRole('button', { name: 'Confirm', exact: true }).click();
  await welcome.getByLabel(/^Payment password/).fill('804271');
  await welcome.getByLabel(/^Confirm payment password/).fill('804271');
  await welcome.getByLabel(/^Login password/).fill(freshPassword);
  await welcome.getByRole('button', { name: 'Set payment password' }).click();
  await access.readAnnouncements();

  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  await access.login.getByRole('button', { name: 'Forgot password?' }).click();
  await access.forgotten.getByRole('textbox', { name: /^Username/ }).fill(username);
  await access.forgotten.getByRole('textbox', { name: /^Email/ }).fill(address);
  await access.forgotten.getByRole('button', { name: 'Send the link' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  await sent.getByRole('button', { name: 'OK' }).click();

  const link = linkIn((await mailTo(address, 2)).text);
  await page.goto(link);
  const reset = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(page).not.toHaveURL(/reset-password/);
  await reset.getByLabel('New password', { exact: true }).fill('Harvest2027');
  await reset.getByLabel('Confirm new password').fill('Harvest2027');
  await reset.getByRole('button', { name: 'Set password' }).click();
  await expect(access.login).toBeVisible();
  await access.submitLogin(username, 'Harvest2027');
  await access.readAnnouncements();
  await expect(portal.balance).toContainText('0.00');
});

// covers 4
test('a member binds an e-mail address and replaces it with password and code; the old address gets a mail', async ({
  page,
  portal,
}) => {
  const username = await portal.registerNewcomer('moved');
  const [before, after] = [`${username}-a@lantern.example`, `${username}-b@lantern.example`];
  await portal.pickFromAccountMenu(username, 'My account');
  const row = portal.memberCentre.sheet.getByRole('listitem').filter({ hasText: 'Email address' });
  for (const [address, title] of [
    [before, 'Add email address'],
    [after, 'Change email address'],
  ] as const) {
    // The button says so once the first address is known.
    await row.getByRole('button', { name: title.split(' ')[0] }).click();
    const form = page.getByRole('dialog', { name: title });
    await form.getByRole('textbox', { name: /^Email address/ }).fill(address);
    await form.getByRole('button', { name: 'Send code' }).click();
    await form.getByLabel(/^Verification code/).fill(codeIn((await mailTo(address)).text));
    await form.getByLabel('Login password').fill(freshPassword);
    await form.getByRole('button', { name: 'Add address' }).click();
    await expect(form).toBeHidden();
  }
  expect((await mailTo(before, 2)).text).toContain('instead of this one');
});

test.describe('a used link', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  test('shows that it was used and offers another', async ({ page }) => {
    await page.goto(`/#reset-password=${'A'.repeat(43)}`);
    const reset = page.getByRole('dialog', { name: 'Choose a new password' });
    await reset.getByLabel('New password', { exact: true }).fill('Harvest2027');
    await reset.getByLabel('Confirm new password').fill('Harvest2027');
    await reset.getByRole('button', { name: 'Set password' }).click();
    await expect(reset.getByText(/This link has been used/)).toBeVisible();
    await expect(reset.getByRole('button', { name: 'Request a new link' })).toBeVisible();
  });
});

test.describe('a login from an unknown address', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 4
  test('asks for a proof, refuses a wrong one, accepts the SMS code, and remembers the address', async ({
    browser,
  }) => {
    const elsewhere = await fromOtherAddress(runningProduct().address, '127.0.0.5');
    const context = await browser.newContext({ baseURL: elsewhere.origin });
    try {
      const portal = new Portal(await context.newPage());
      const { login } = portal.access;
      await portal.open();
      await portal.logInButton.click();
      await portal.access.submitLogin('player02', demoPassword);
      await expect(login.getByRole('heading', { name: 'One more step' })).toBeVisible();
      expect(await portal.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await login.getByRole('radio', { name: /Code by SMS/ }).check();
      await login.getByLabel(/^Verification code/).fill('000000');
      await login.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(login.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await login.getByRole('button', { name: 'Get code' }).click();
      await login.getByLabel(/^Verification code/).fill(await smsCodeTo('+639175550102'));
      await login.getByRole('button', { name: 'Confirm', exact: true }).click();
      await portal.access.readAnnouncements();
      await portal.page.evaluate(() => sessionStorage.clear());
      await portal.open();
      await portal.logIn('player02');
    } finally {
      await context.close();
      await elsewhere.close();
    }
  });

  // covers 4
  test('accepts the name on the bank account as proof', async ({ browser }) => {
    const elsewhere = await fromOtherAddress(runningProduct().address, '127.0.0.6');
    const context = await browser.newContext({ baseURL: elsewhere.origin });
    try {
      const portal = new Portal(await context.newPage());
      const { login } = portal.access;
      await portal.open();
      await portal.logInButton.click();
      await portal.access.submitLogin('vip05', demoPassword);
      await login.getByLabel('Bank account name').fill('Victoria Important');
      await login.getByRole('button', { name: 'Confirm', exact: true }).click();
      await portal.access.readAnnouncements();
      await expect(portal.balance).toContainText(/\d\.\d\d/);
    } finally {
      await context.close();
      await elsewhere.close();
    }
  });
});
