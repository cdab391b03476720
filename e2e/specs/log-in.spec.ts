import { login } from '@portal/shared/contract/session/login';
import { expect, test } from '../fixtures/portal-test.ts';

test('the password leaves the browser encrypted', async ({ page, portal }) => {
  await portal.open();
  const request = page.waitForRequest((each) => each.url().endsWith(login.path));
  await portal.logIn('vip05');
  const body = (await request).postData() ?? '';
  expect(Object.keys(JSON.parse(body))).toEqual(['payload']);
  expect(body).not.toContain('Demo1234');
});

test.describe('a refusal', () => {
  test.use({ expectedFaults: [/422 \(Unprocessable/] });

  test('a wrong password is told as form feedback and nobody is logged in', async ({ page, portal }) => {
    await portal.open();
    await portal.logInButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('player02');
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toContainText('Username or password is not correct');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('a visitor who wants to play is asked to log in', async ({ page, portal }) => {
  await portal.open('/rng');
  await page.getByRole('main').getByRole('button', { name: /Play$/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});
