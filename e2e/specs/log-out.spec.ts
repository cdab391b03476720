import { expect, test } from '../fixtures/portal-test.ts';
import { Portal } from '../pages/portal.ts';

// covers 4
test('logging out asks for confirmation, clears the session, goes home and logs out the other tabs', async ({
  page,
  portal,
  context,
}) => {
  await portal.open('/rng');
  await portal.logIn('player02');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/promotions'));
  const other = new Portal(await opened);
  await expect(other.balance).toContainText(/\d\.\d\d/);

  await portal.pickFromAccountMenu('Player Two', 'Sign out');
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(portal.balance).toBeVisible();

  await portal.pickFromAccountMenu('Player Two', 'Sign out');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(portal.logInButton).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    isAgent: sessionStorage.getItem('isAgent'),
  }));
  expect(stored).toEqual({ token: null, isAgent: null });
  await expect(other.logInButton).toBeVisible();
});
