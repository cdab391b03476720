import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';

/** The avatar beside the name in the header. */
const faceIn = ({ header }: Portal, username: string) =>
  header.getByRole('button', { name: new RegExp(`^${username}`) }).locator('img');

// covers 4
test('a member chooses another avatar by keyboard; header and other devices show it, and it stays', async ({
  page,
  portal,
  otherDevice: other,
}) => {
  const username = await portal.registerNewcomer('face');
  await other.open('/promotions');
  await other.logIn(username, freshPassword);
  const own = (await faceIn(portal, username).getAttribute('src')) ?? '';
  await expect(faceIn(other, username)).toHaveAttribute('src', own);

  await portal.pickFromAccountMenu(username, 'My account');
  await portal.memberCentre.sheet.getByRole('button', { name: 'Change profile picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  await expect(dialog.getByRole('radio', { name: 'My own' })).toBeFocused();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  const seventh = page.getByRole('radio', { name: 'Face 7', exact: true });
  await expect(seventh).toBeChecked();
  const chosen = await dialog.locator('label').filter({ has: seventh }).locator('img').getAttribute('src');
  expect(chosen).not.toBe(own);
  await page.keyboard.press('Enter');

  await expect(portal.notices).toContainText('Profile picture updated');
  await portal.memberCentre.sheet.getByRole('button', { name: /^Close/ }).click();
  await expect(faceIn(portal, username)).toHaveAttribute('src', chosen ?? '');
  await expect(faceIn(other, username)).toHaveAttribute('src', chosen ?? '');
  await other.page.reload();
  await expect(faceIn(other, username)).toHaveAttribute('src', chosen ?? '');
});
