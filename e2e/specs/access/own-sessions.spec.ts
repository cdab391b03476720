import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { Portal } from '../../pages/portal.ts';

test('a member ends the session of another device, which is told so at once', async ({
  browser,
  page,
  portal,
  baseURL,
}) => {
  const username = newName('dev');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  const context = await browser.newContext({ baseURL });
  try {
    const other = new Portal(await context.newPage());
    await other.open('/promotions');
    await other.logIn(username, freshPassword);

    await portal.pickFromAccountMenu(username, 'My account');
    const centre = portal.memberCentre.sheet;
    await centre.getByRole('button', { name: /^End: / }).click();
    await page.getByRole('dialog', { name: 'End this session?' }).getByRole('button', { name: 'End session' }).click();
    await expect(centre.getByText('You are logged in nowhere else.')).toBeVisible();

    await expect(other.notices).toContainText('You ended this session from another device.');
    await expect(other.logInButton).toBeVisible();
    await expect(other.page).toHaveURL(/\/$/);
    expect(await other.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  } finally {
    await context.close();
  }
});
