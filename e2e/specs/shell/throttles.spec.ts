import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import { expect, test } from '../../fixtures/portal-test.ts';
import { stopClock } from '../../fixtures/stop-clock.ts';
import { newMobile } from '../../pages/access.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 9
test('a code is requested once in 1000 ms; then the button is disabled for 60 s times the minutes of the answer', async ({
  page,
  portal,
}) => {
  const refused = { success: false, code: 'sms_not_sent', message: 'No message could be sent.' };
  let asked = 0;
  await page.route(`**${sendSmsCode.path}`, (route) => {
    asked += 1;
    return asked < 3
      ? route.fulfill({ status: 422, json: refused })
      : route.fulfill({ json: { success: true, value: { expiredMinutes: 2 } } });
  });
  await page.clock.install();
  await portal.open('/vip');
  await portal.logInButton.click();
  const { login } = portal.access;
  await login.getByRole('tab', { name: 'Mobile number' }).click();
  await login.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile());
  const button = login.getByRole('button', { name: 'Get code' });
  const warning = page.getByRole('dialog', { name: 'Notice' });
  // The button waits for the visitor's country, which does not arrive with a stopped clock.
  await expect(button).toBeEnabled();
  await stopClock(page);
  await button.click();
  await expect(warning).toContainText('No message could be sent.');
  const close = async () => {
    await warning.getByRole('button', { name: 'OK' }).click();
    await page.clock.runFor(400);
    await expect(warning).toBeHidden();
  };
  await close();
  await page.clock.runFor(400);
  await button.click();
  await expect(button).toBeEnabled();
  expect(asked).toBe(1);
  await page.clock.runFor(400);
  await button.click();
  await close();
  expect(asked).toBe(2);

  await page.clock.runFor(1_000);
  await button.click();
  const cooldownButton = login.getByRole('button', { name: /^\d+ s$/ });
  await expect(cooldownButton).toHaveText('120 s');
  await expect(cooldownButton).toBeDisabled();
  await page.clock.runFor(60_000);
  await expect(cooldownButton).toHaveText('60 s');
  await page.clock.runFor(60_000);
  await expect(button).toBeEnabled();
});
