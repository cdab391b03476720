import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { expect, test } from '../fixtures/portal-test.ts';

// covers 2.3
test('a newcomer registers by the username form, is logged in and has a balance of 0.00', { tag: '@main' }, async ({
  page,
  portal,
}) => {
  const settings = page.waitForResponse((answer) => answer.url().includes(getRegisterSettings.path));
  await portal.open('/register');
  const { value } = await (await settings).json();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Username/ }).fill(`new${Date.now().toString(36)}`);
  await dialog.getByLabel('Password', { exact: true }).fill('Harvest2026');
  await dialog.getByLabel('Confirm password').fill('Harvest2026');
  expect(value.rules.username.required).toBe(true);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await portal.access.leaveWelcome();
  await expect(portal.balance).toContainText('P');
  await expect(portal.balance).toContainText('0.00');
  await expect(page).toHaveURL(/\/$/);
});

test('an invalid field shows a message, and the form sends nothing', async ({ page, portal }) => {
  await portal.open('/register');
  const dialog = page.getByRole('dialog');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await dialog.getByRole('textbox', { name: /^Username/ }).fill('x');
  await dialog.getByLabel('Password', { exact: true }).fill('Harvest2026');
  await dialog.getByLabel('Confirm password').fill('Harvest2027');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /^Username/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('Confirmation password is not correct.');
  expect(sent).toBe(0);
});
