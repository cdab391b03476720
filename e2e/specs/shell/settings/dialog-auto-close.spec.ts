import { expect, test } from '../../../fixtures/settings-test.ts';
import { stopClock } from '../../../fixtures/stop-clock.ts';

// covers 9
test('a dialog that only informs closes by itself after the time of the setting; a question stays open', async ({
  page,
  portal,
  changeSetting,
}) => {
  await changeSetting('dialogs.autoCloseSeconds', 8);
  await page.clock.install();
  await portal.open('/register');
  const form = portal.access.registration;
  await form.getByRole('checkbox', { name: /accept the terms/ }).uncheck();
  const warning = page.getByRole('dialog', { name: 'Notice' });
  await stopClock(page);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(warning.getByRole('status')).toHaveText('Closes in 8 s');
  await page.mouse.move(5, 5);
  await page.clock.runFor(7_000);
  await expect(warning).toContainText('Closes in 1 s');
  await page.clock.runFor(1_400);
  await expect(warning).toBeHidden();

  await page.clock.resume();
  await portal.open('/vip');
  await portal.logIn('player03');
  await portal.pickFromAccountMenu('Player Three', 'Sign out');
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(question).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(question).not.toContainText('Closes in');
  await expect(question).toBeVisible();
});

// covers 9
test('without a time in the setting a dialog stays open until the player closes it', async ({ page, portal }) => {
  await page.clock.install();
  await portal.open('/register');
  await portal.access.registration.getByRole('checkbox', { name: /accept the terms/ }).uncheck();
  await portal.access.registration.getByRole('button', { name: 'Register', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Notice' });
  await expect(warning).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(600_000);
  await expect(warning).not.toContainText('Closes in');
  await expect(warning).toBeVisible();
});
