import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { demoPassword, type Portal } from '../../pages/portal.ts';

test.use({ viewport: { width: 390, height: 844 } });

// From the demo history: a member without money who has played for sixty days, and whom no other test uses.
const account = 'guest24';

/** Postpones the first-login action, which appears in the first of these tests. */
async function comeIn(portal: Portal) {
  const { access } = portal;
  await portal.open('/');
  await portal.logInButton.click();
  await access.submitLogin(account, demoPassword);
  await expect(access.firstLogin.or(access.nextAnnouncement)).toBeVisible();
  if (await access.firstLogin.isVisible()) await access.leaveWelcome();
  else await access.readAnnouncements();
}

test('manual rebate: a member claims one category, then the rest at once, and the history lists each', async ({
  page,
  portal,
}) => {
  await comeIn(portal);
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  await sheet.getByRole('button', { name: 'Back to the menu' }).click();
  await sheet.getByRole('navigation').getByRole('button', { name: 'Manual rebate' }).click();
  const lead = sheet.getByRole('region', { name: 'Ready to claim' });
  await expect(lead).not.toContainText('₱0.00');
  await expect(sheet.getByRole('region', { name: 'Automatic' })).toContainText('Lottery');
  expect(await violationsOn(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Claim: Slots' }).click();
  await expect(page.getByText(/is in your wallet$/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Claim: Slots' })).toHaveCount(0);
  const history = sheet.getByRole('region', { name: 'Rebate history' });
  await expect(history).toContainText('1 rebate');
  await expect(history.getByRole('row', { name: /Slots/ })).toHaveCount(1);
});

test('VIP club: shows medal, progress, path and rank; the gift of a level is claimed once', async ({
  page,
  portal,
}) => {
  await comeIn(portal);
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  await sheet.getByRole('button', { name: 'Back to the menu' }).click();
  await sheet.getByRole('navigation').getByRole('button', { name: 'VIP club' }).click();
  await expect(sheet.getByRole('progressbar', { name: 'On the way to VIP 3' })).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Levels' }).getByRole('listitem')).toHaveCount(10);
  await expect(sheet.getByRole('region', { name: 'Benefits at VIP 3' })).toContainText('18.00');
  expect(await violationsOn(page)).toEqual([]);
  const claim = sheet.getByRole('button', { name: 'Claim: VIP 2 upgrade gift' });
  await claim.click();
  await expect(page.getByText(/8\.00 is in your wallet$/)).toBeVisible();
  await expect(claim).toHaveCount(0);
});

test("/vip: shows the member's progress, benefits with figures, and gifts", async ({ page, portal }) => {
  await comeIn(portal);
  await portal.open('/vip');
  await expect(page.getByText('You are VIP 2 · Bamboo')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'On the way to VIP 3' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Birthday gift');
  await expect(page.getByRole('region', { name: 'Your gifts' })).toContainText('From VIP 3');
  expect(await violationsOn(page)).toEqual([]);
});
