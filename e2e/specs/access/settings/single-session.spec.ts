import { expect, test } from '../../../fixtures/settings-test.ts';
import { freshPassword } from '../../../pages/access.ts';

// covers 4
test('with one session per member a second login ends the first session and says why', async ({
  page,
  portal,
  otherDevice: other,
  changeSetting,
}) => {
  await changeSetting('singleSession', true);
  const username = await portal.registerNewcomer('one');
  await other.open();
  await other.logIn(username, freshPassword);
  await expect(portal.notices).toContainText('You have logged in somewhere else, so this session has ended.');
  await expect(portal.logInButton).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await other.page.reload();
  await expect(other.balance).toContainText('0.00');
});
