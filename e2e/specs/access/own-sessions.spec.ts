import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword } from '../../pages/access.ts';

test('a member ends the session of another device, which is told so at once', async ({
  page,
  portal,
  otherDevice: other,
}) => {
  const username = await portal.registerNewcomer('dev');
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
});
