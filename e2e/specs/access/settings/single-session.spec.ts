import { expect, test } from '../../../fixtures/settings-test.ts';
import { freshPassword, newName } from '../../../pages/access.ts';
import { Portal } from '../../../pages/portal.ts';

test('where one session is allowed a second login ends the first, which is told why', async ({
  browser,
  page,
  portal,
  baseURL,
  changeSetting,
}) => {
  await changeSetting('singleSession', true);
  const username = newName('one');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  const context = await browser.newContext({ baseURL });
  try {
    const other = new Portal(await context.newPage());
    await other.open();
    await other.logIn(username, freshPassword);
    await expect(portal.notices).toContainText('You have logged in somewhere else, so this session has ended.');
    await expect(portal.logInButton).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await other.page.reload();
    await expect(other.balance).toContainText('0.00');
  } finally {
    await context.close();
  }
});
