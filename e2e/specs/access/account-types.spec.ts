import type { Locator, Page } from '@playwright/test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { amend } from '../../fixtures/answers.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/portal-test.ts';

/** Types of docs/product.md 6; the demo has no account of an operator's branch, so the answer is changed. */
const rows = [
  { type: 0, account: 'player03', isAgent: false },
  { type: 1, account: 'agent01', isAgent: true },
  { type: 2, account: 'agent02', isAgent: true },
  { type: 41, account: 'agent02', isAgent: true },
  { type: 42, account: 'agent02', isAgent: true },
] as const;

const storedType = (page: Page) => page.evaluate(() => sessionStorage.getItem('isAgent'));
const button = (container: Locator, name: string) => container.getByRole('button', { name, exact: true });
/** With or without the count of unread messages. */
const mailbox = (container: Locator) => container.getByRole('button', { name: /^Mailbox/ });

// covers 6, 9: account types 0, 1, 2, 41 and 42 see their own menus, in the browser
for (const { type, account, isAgent } of rows)
  test(`account type ${type} sees deposit, withdraw and my account${isAgent ? ', and the agent centre' : ' only'}`, async ({
    page,
    portal,
  }) => {
    const { header, agentCentre } = portal;
    await amend(page, getMemberInfo, { type });
    await portal.open('/join');
    await portal.logIn(account);
    expect(await storedType(page)).toBe(String(type));
    for (const name of ['Deposit', 'Withdraw']) await expect(button(header, name)).toBeVisible();
    await expect(button(page.getByRole('main'), 'Agent centre')).toHaveCount(isAgent ? 1 : 0);
    await header.locator('#account-button').click();
    for (const item of [button(header, 'My account'), mailbox(header)]) await expect(item).toBeVisible();
    await expect(button(header, 'Agent centre')).toHaveCount(isAgent ? 1 : 0);
    if (isAgent) {
      await button(header, 'Agent centre').click();
      await expect(agentCentre.sheet.getByRole('heading', { level: 2, name: 'Team overview' })).toBeVisible();
      await agentCentre.close();
    }
    await navigateInApp(page, '/agentHome');
    const title = isAgent ? 'Agent centre' : 'Page not found';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

// covers 6, 9
test('account type 4, a trial, sees no deposit, my account or agent centre and can register on the join page', async ({
  page,
  portal,
}) => {
  const { header } = portal;
  const main = page.getByRole('main');
  await portal.open('/vip');
  await portal.logInButton.click();
  await button(portal.access.login, 'Try as a guest').click();
  await expect(portal.balance).toContainText(/\d\.\d\d/);
  expect(await storedType(page)).toBe('4');
  for (const name of ['Deposit', 'Withdraw']) await expect(button(header, name)).toHaveCount(0);
  await header.locator('#account-button').click();
  await expect(button(header, 'Sign out')).toBeVisible();
  for (const name of ['My account', 'Agent centre']) await expect(button(header, name)).toHaveCount(0);
  await expect(mailbox(header)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await navigateInApp(page, '/join');
  await expect(button(main, 'Register').first()).toBeVisible();
  await expect(button(main, 'Agent centre')).toHaveCount(0);
  await navigateInApp(page, '/agentHome');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
