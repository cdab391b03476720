import { atOtherAddress } from '../../fixtures/access/other-address.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword } from '../../pages/access.ts';

// covers 4
test('a member ends the session of another device, which logs out at once and says why', async ({
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
  await expect(centre.getByText('You’re not logged in anywhere else.')).toBeVisible();

  await expect(other.notices).toContainText('You ended this session from another device.');
  await expect(other.logInButton).toBeVisible();
  await expect(other.page).toHaveURL(/\/$/);
  expect(await other.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

// covers 4
test('a member ends all other sessions at once, which say why; the current one continues', async ({
  browser,
  page,
  portal,
  otherDevice: second,
}) => {
  const username = await portal.registerNewcomer('all');
  await second.open();
  await second.logIn(username, freshPassword);
  await atOtherAddress(browser, '127.0.0.11', async (third) => {
    await third.open();
    await third.logIn(username, freshPassword);
    await portal.pickFromAccountMenu(username, 'My account');
    const centre = portal.memberCentre.sheet;
    await expect(centre.getByText('127.0.0.11')).toBeVisible();
    await centre.getByRole('button', { name: 'End all other sessions' }).click();
    const question = page.getByRole('dialog', { name: 'End all other sessions?' });
    await expect(question).toContainText('2 other sessions');
    await question.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(centre.getByText('You’re not logged in anywhere else.')).toBeVisible();
    for (const ended of [second, third]) {
      await expect(ended.notices).toContainText('You ended this session from another device.');
      await expect(ended.logInButton).toBeVisible();
      expect(await ended.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    }
  });
  await page.reload();
  await expect(portal.balance).toContainText('0.00');
});

// covers 4
test('after a login a notice and the security centre show the previous login and its address', async ({
  browser,
  page,
  portal,
}) => {
  const username = await portal.registerNewcomer('prev');
  await atOtherAddress(browser, '127.0.0.9', async (other) => {
    await other.open();
    await other.logIn(username, freshPassword);
    await expect(other.notices).toContainText(/Last login: .+ from \S+/);
  });
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logIn(username, freshPassword);
  await expect(portal.notices).toContainText(/Last login: .+ from 127\.0\.0\.9/);
  await portal.pickFromAccountMenu(username, 'My account');
  await expect(portal.memberCentre.sheet).toContainText(/Last login: .+ from 127\.0\.0\.9/);
});
