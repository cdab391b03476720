import { ownMember } from '../../fixtures/access/own-member.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import { Portal } from '../../pages/portal.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

const paymentPassword = '804271';

async function openPage(portal: Portal, account: string, label: string) {
  await portal.pickFromAccountMenu(account, 'My account');
  await portal.memberCentre.openPage(label);
}

/** The amount beside a wallet of the list, such as "P60.00". */
const heldIn = (portal: Portal, wallet: string) =>
  portal.memberCentre.sheet.getByRole('region', { name: 'Wallets' }).getByRole('listitem').filter({ hasText: wallet });

/** Duplicates a tab with its session, as browsers do. */
async function secondTab({ page }: Portal): Promise<Portal> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const tab = await page.context().newPage();
  await tab.addInitScript((text) => sessionStorage.setItem('token', text), token);
  const portal = new Portal(tab);
  await portal.open();
  return portal;
}

// covers 2.5
test('a member transfers money to a vendor and collects it; a second tab shows both without a reload', async ({
  page,
  portal,
}) => {
  const account = await portal.registerNewcomer('wal');
  await fundMember(runningProduct().dataDir, account, '100.00');
  await expect(portal.balance).toContainText('100.00');
  const tabs = [portal, await secondTab(portal)];
  for (const tab of tabs) await openPage(tab, account, 'My wallet');
  const { sheet } = portal.memberCentre;
  const form = sheet.getByRole('form', { name: 'Transfer' });
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Kite' });
  await form.getByLabel(/^Amount/).fill('60');
  await expect(form.getByText('Kite afterwards')).toBeVisible();
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('dialog', { name: 'Transfer P 60.00?' }).getByRole('button', { name: 'Transfer' }).click();
  for (const tab of tabs) {
    await expect(heldIn(tab, 'Main wallet')).toContainText('40.00');
    await expect(heldIn(tab, 'Kite')).toContainText('60.00');
  }
  await sheet.getByRole('button', { name: 'Move everything to main wallet' }).click();
  await page
    .getByRole('dialog', { name: 'Move P 60.00 to your main wallet?' })
    .getByRole('button', { name: 'Move everything to main wallet' })
    .click();
  for (const tab of tabs) {
    await expect(heldIn(tab, 'Main wallet')).toContainText('100.00');
    await expect(heldIn(tab, 'Kite')).toContainText('0.00');
  }
  await page.bringToFront();
  await expect(sheet.getByRole('button', { name: 'Move everything to main wallet' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Hide balances' }).click();
  await expect(heldIn(portal, 'Main wallet')).not.toContainText('100.00');
});

test('an amount above the balance of the wallet is refused with a message', async ({ portal }) => {
  const account = await portal.registerNewcomer('wal');
  await openPage(portal, account, 'My wallet');
  const form = portal.memberCentre.sheet.getByRole('form', { name: 'Transfer' });
  await form.getByLabel(/^Amount/).fill('0.01');
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(form.getByText('That’s more than this wallet’s balance')).toBeVisible();
});

// covers 2.5
test('a transfer to the upline needs the payment password and is in the account record; without an upline there is no such page', async ({
  page,
  portal,
  otherDevice,
}) => {
  const account = newName('upl');
  await portal.open('/register?referralCode=AGENT02');
  await portal.access.registerAs(account);
  await portal.access.leaveWelcome();
  expect((await ownMember(page)).toUpline).toBe(true);
  await fundMember(runningProduct().dataDir, account, '500.00');
  await openPage(portal, account, 'Transfer to upline');
  const { sheet } = portal.memberCentre;
  await expect(sheet.getByText('You need a payment password to send money.', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'My account' }).last().click();
  await sheet.getByRole('button', { name: 'Set: Payment password' }).click();
  const setting = page.getByRole('dialog', { name: 'Set payment password' });
  await setting.getByLabel('New payment password', { exact: true }).fill(paymentPassword);
  await setting.getByLabel('Confirm new payment password').fill(paymentPassword);
  await setting.getByLabel('Login password').fill(freshPassword);
  await setting.getByRole('button', { name: 'Save payment password' }).click();
  await expect(setting).toBeHidden();
  await portal.memberCentre.openPage('Transfer to upline');
  await sheet.getByLabel(/^Amount/).fill('120.50');
  await sheet.getByRole('button', { name: 'Next' }).click();
  const asking = page.getByRole('dialog', { name: /^Send P\s120\.50 to ag/ });
  await asking.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await asking.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(asking).toBeHidden();
  await portal.memberCentre.openPage('Account record');
  await expect(sheet.getByRole('row').filter({ hasText: 'Upline transfer' })).toContainText('120.50');
  await portal.memberCentre.close();
  await expect(portal.balance).toContainText('379.50');

  const alone = await otherDevice.registerNewcomer('top');
  await otherDevice.pickFromAccountMenu(alone, 'My account');
  const menu = otherDevice.memberCentre.sheet.getByRole('navigation');
  await expect(menu.getByRole('button', { name: 'My wallet' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Transfer to upline' })).toBeHidden();
});
