import { expect, test } from '../../fixtures/games-test.ts';

test('Back closes a dialog, then the overlay, and stays on the page below', async ({ page, portal, player }) => {
  await portal.open('/rng');
  await portal.logIn(player.account);
  await portal.pickFromAccountMenu(player.nickname, 'My account');
  const { sheet } = portal.memberCentre;
  const password = sheet.getByRole('listitem').filter({ hasText: 'Login password' });
  await password.getByRole('button', { name: /Change/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change login password' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});

test('a reload closes an overlay, and Back leads to the previous page', async ({ page, portal, player }) => {
  await portal.open('/vip');
  await portal.logIn(player.account);
  await portal.header.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(/\/rng/);
  await portal.pickFromAccountMenu(player.nickname, 'My account');
  const { sheet } = portal.memberCentre;
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Games', exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/vip$/);
});
