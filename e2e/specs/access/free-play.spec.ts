import { expect, test } from '../../fixtures/portal-test.ts';

// covers 2.3
test('a visitor may browse without an account; playing asks for one', async ({ page, portal }) => {
  await portal.open();
  await portal.logInButton.click();
  await portal.access.login.getByRole('button', { name: 'Try as a guest' }).click();
  await expect(portal.access.login).toBeHidden();
  await expect(portal.logInButton).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click();
  await page.getByRole('main').getByRole('button', { name: /Play$/ }).first().click();
  const warning = page.getByRole('dialog', { name: /./ }).filter({ hasText: 'Please register an account first' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
});
