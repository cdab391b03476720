import { registerByMobile } from '@portal/shared/contract/accounts/registration';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newMobile } from '../../pages/access.ts';

// The code was never sent.
test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 5, 9: a verification code has 0 to 255 characters, in the browser
for (const { length, isSent } of [
  { length: 0, isSent: false },
  { length: 1, isSent: true },
  { length: 255, isSent: true },
])
  test(`a verification code of ${length} characters ${isSent ? 'is sent to the platform, which judges it' : 'is refused before it is sent'}`, async ({
    page,
    portal,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === registerByMobile.path) sent += 1;
    });
    await portal.open('/register');
    const form = portal.access.registration;
    await form.getByRole('tab', { name: 'Mobile number' }).click();
    await form.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile());
    await form.getByLabel('Password', { exact: true }).fill(freshPassword);
    await form.getByLabel('Confirm password').fill(freshPassword);
    const code = form.getByLabel(/^Verification code/);
    await code.fill('7'.repeat(length));
    await expect(code).toHaveValue('7'.repeat(length));
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(form.getByText('Please enter a valid verification code')).toBeVisible();
    expect(sent).toBe(isSent ? 1 : 0);
  });

test('the field for a verification code accepts no 256th character', async ({ portal }) => {
  await portal.open('/register');
  const form = portal.access.registration;
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  const code = form.getByLabel(/^Verification code/);
  await code.fill('7'.repeat(255));
  await code.press('End');
  await code.press('8');
  await expect(code).toHaveValue('7'.repeat(255));
});
