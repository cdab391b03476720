import { removeContent, setContent } from '@portal/shared/contract/content/operator-content';
import {
  approveRedemption,
  listOperatorRedemptions,
  rejectRedemption,
} from '@portal/shared/contract/rewards/operator-redemptions';
import { expect, test as portalTest } from '../../fixtures/portal-test.ts';
import { setPaymentPassword } from '../../pages/payment-password.ts';
import { PointMallPage } from '../../pages/point-mall-page.ts';
import { earnPoints } from '../../setup/earn-points.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const why = 'a case needs it';

/** Puts a present of 20 points with four pieces on sale for the test. */
const test = portalTest.extend<{ present: string }>({
  present: async ({ browserName: _ }, use) => {
    const { dataDir } = runningProduct();
    const id = `case-${crypto.randomUUID().slice(0, 8)}`;
    const name = `Paper boat ${id}`;
    const texts = { EN: { name, description: 'Folded by hand.' } };
    const value = { type: 'present', points: 20, stock: 4, art: 'art:lantern', texts };
    await operatorCall(dataDir, setContent, { kind: 'point-reward', id, value, why });
    await use(name);
    await operatorCall(dataDir, removeContent, { kind: 'point-reward', id, why });
  },
});

test.use({ viewport: { width: 390, height: 844 } });

test.describe('after a wrong password', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 2.8
  test('a member redeems a present with payment password, address and number; after approval it shows the delivery', async ({
    page,
    portal,
    present,
  }) => {
    const account = await portal.registerNewcomer('boat');
    const mall = new PointMallPage(page);
    await mall.open();
    await expect(mall.own).toContainText('No points yet');
    const maker = await earnPoints(page, runningProduct().dataDir, account, '20000.00');
    await expect(mall.own).toContainText('200');
    await expect(mall.own.getByRole('listitem')).toHaveText(['Deposits200']);

    const dialog = await mall.look(present);
    await expect(dialog).toContainText('4 left');
    await dialog.getByRole('button', { name: 'Set payment password' }).click();
    const { sheet } = portal.memberCentre;
    await sheet.getByRole('button', { name: 'Set: Payment password' }).click();
    await setPaymentPassword(page);
    await portal.memberCentre.close();
    await mall.open();
    await mall.look(present);
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
    await dialog.getByRole('button', { name: 'One more' }).click();
    await dialog.getByLabel('Mobile number').fill('9175550188');
    await mall.fillIn(dialog, '000000');
    await expect(dialog.getByLabel(/^Payment password/)).toBeFocused();
    await expect(dialog.getByText('160', { exact: true })).toBeVisible();
    await mall.fillIn(dialog);
    await expect(dialog.getByRole('heading', { name: 'Redeemed' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await expect(mall.own).toContainText('40 more points are on hold');
    const row = mall.rows.filter({ hasText: present });
    await expect(row).toContainText('In process');
    const { list } = await maker(listOperatorRedemptions, { member: account, pageNo: 1, pageSize: 1 });
    await maker(approveRedemption, { id: list[0]?.id ?? '', remark: 'Parcel PH 7781' });
    await expect(row).toContainText('Approved');
    await row.getByRole('button', { name: new RegExp(present) }).click();
    const detail = page.getByRole('dialog', { name: present });
    await expect(detail).toContainText('Parcel PH 7781');
    await expect(detail).toContainText('12 Har…');
    await expect(detail).not.toContainText('Harbour');
  });
});

test('a rejected present refunds its points; the member exchanges points for money, and the history lists everything', async ({
  page,
  portal,
  present,
}) => {
  const account = await portal.registerNewcomer('back');
  const mall = new PointMallPage(page);
  await mall.open();
  const maker = await earnPoints(page, runningProduct().dataDir, account, '20000.00');
  await expect(mall.own).toContainText('200');
  await mall.own.getByRole('button', { name: 'Convert to cash' }).click();
  await portal.memberCentre.sheet.getByRole('button', { name: 'Set: Payment password' }).click();
  await setPaymentPassword(page);
  await portal.memberCentre.close();
  await mall.open();
  const dialog = await mall.look(present);
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await dialog.getByLabel('Mobile number').fill('9175550189');
  await mall.fillIn(dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const { list } = await maker(listOperatorRedemptions, { member: account, pageNo: 1, pageSize: 1 });
  await maker(rejectRedemption, { id: list[0]?.id ?? '', why: 'Out of paper' });
  await expect(mall.rows.filter({ hasText: present })).toContainText('Rejected');
  await expect(mall.own).not.toContainText('on hold');

  await mall.own.getByRole('button', { name: 'Convert to cash' }).click();
  const convert = page.getByRole('dialog', { name: 'Convert to cash' });
  await convert.getByRole('button', { name: 'Max' }).click();
  await expect(convert.getByText(/^P\s?2\.00$/)).toHaveCount(2);
  await convert.getByLabel(/^Payment password/).fill('804271');
  await convert.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(convert).toBeHidden();
  await expect(portal.balance).toContainText('20,002.00');
  await page.getByRole('tab', { name: 'Points history' }).click();
  for (const text of ['Converted to cash', 'Returned', 'Redeemed', 'Earned · Deposits'])
    await expect(mall.rows.filter({ hasText: text })).toHaveCount(1);
  await page.getByLabel('Type', { exact: true }).selectOption('Returned');
  await expect(mall.rows.filter({ hasText: 'Converted to cash' })).toHaveCount(0);
  await expect(mall.rows.filter({ hasText: '+20' })).toBeVisible();
});
