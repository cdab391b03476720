import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../fixtures/portal-test.ts';
import { Portal } from '../../pages/portal.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

const tabCount = 8;

/** Duplicates a tab with its session storage, as browsers do. */
async function duplicateTab(context: BrowserContext, token: string): Promise<Portal> {
  const page = await context.newPage();
  await page.addInitScript((own) => sessionStorage.setItem('token', own), token);
  const portal = new Portal(page);
  await portal.open();
  return portal;
}

test('eight tabs over HTTP/1.1 load and follow the balance, also after the first one closes', async ({
  page,
  portal,
  context,
}) => {
  const { dataDir } = runningProduct();
  const username = await portal.registerNewcomer('tabs');
  const protocol = () =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'nextHopProtocol'));
  expect(await page.evaluate(protocol)).toEqual(['http/1.1']);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const others: Portal[] = [];
  while (others.length < tabCount - 1) others.push(await duplicateTab(context, token));
  for (const tab of others) await expect(tab.balance).toContainText('0.00');

  await fundMember(dataDir, username, '120.00');
  for (const tab of [portal, ...others]) await expect(tab.balance).toContainText('120.00');

  await page.close();
  await fundMember(dataDir, username, '30.00');
  for (const tab of others) await expect(tab.balance).toContainText('150.00');
});
