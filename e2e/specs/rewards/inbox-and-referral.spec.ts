import { writeMessage } from '@portal/shared/contract/inbox/operator-messages';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';
import { sendOperatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

function write(member: string, title: string) {
  const texts = { EN: { title, content: 'First of all:\nNothing has to be done.' } };
  const letter = { members: [member], texts, why: 'a case of the inbox' };
  return sendOperatorCall(runningProduct().dataDir, writeMessage, letter, { idempotencyKey: crypto.randomUUID() });
}

async function openMailbox({ header }: Portal, account: string) {
  await header.getByRole('button', { name: new RegExp(`^${account}`) }).click();
  await header.getByRole('button', { name: /^Mailbox/ }).click();
}

async function openReferral(portal: Portal, account: string) {
  await portal.pickFromAccountMenu(account, 'My account');
  await portal.memberCentre.sheet.getByRole('button', { name: 'Back' }).click();
  await portal.memberCentre.openPage('Invite friends');
}

// covers 2.5
test('a message arrives, is read, deleted and withdrawn at once, also on another device', async ({
  portal,
  otherDevice,
  page,
}) => {
  const account = await portal.registerNewcomer('reader');
  await otherDevice.open();
  await otherDevice.logIn(account, freshPassword);
  const { sheet } = portal.memberCentre;
  const { sheet: otherSheet } = otherDevice.memberCentre;
  for (const device of [portal, otherDevice]) {
    await openMailbox(device, account);
    await expect(device.memberCentre.sheet.getByText('No messages')).toBeVisible();
  }
  await write(account, 'Planned work tonight');
  await write(account, 'Thank you');
  const message = sheet.getByRole('button', { name: /Planned work tonight First/ });
  for (const each of [sheet, otherSheet]) await expect(each.getByText('2 unread').first()).toBeVisible();
  await expect(message).toHaveAccessibleName(/^Unread/);
  await message.click();
  const detail = page.getByRole('dialog', { name: 'Planned work tonight' });
  await expect(detail).toContainText('Nothing has to be done.');
  await expect(otherSheet.getByText('1 unread').first()).toBeVisible();
  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(detail).toBeHidden();
  await expect(message).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(message).not.toHaveAccessibleName(/^Unread/);
  await sheet.getByRole('button', { name: 'Mark all as read' }).click();
  for (const each of [sheet, otherSheet]) await expect(each.getByText('Nothing unread')).toBeVisible();
});

// covers 2.5
test('announcements are a tab of the inbox and link into the portal', async ({ portal, page }) => {
  const account = await portal.registerNewcomer('listener');
  await openMailbox(portal, account);
  const { sheet } = portal.memberCentre;
  await expect(sheet.getByText('No messages')).toBeVisible();
  await sheet.getByRole('tab', { name: 'Announcements' }).click();
  await sheet.getByRole('button', { name: /Sixteen gifts in the points mall/ }).click();
  await page
    .getByRole('dialog', { name: /Sixteen gifts/ })
    .getByRole('link', { name: 'points mall' })
    .click();
  await expect(page).toHaveURL(/\/pointMall$/);
  await expect(sheet).toBeHidden();
});

// covers 2.5, 3
test("the inviting member's list shows a friend who registers by the link", async ({
  portal,
  otherDevice,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await portal.registerNewcomer('hostess');
  const { sheet } = portal.memberCentre;
  await openReferral(portal, account);
  await expect(sheet.getByText('No friends have joined yet')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'QR code for your link' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(portal.notices).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/register\?referralCode=[2-9A-Z]{8}$/);
  const friend = newName('friend');
  await otherDevice.open(link);
  await otherDevice.access.registerAs(friend);
  await page.reload();
  await openReferral(portal, account);
  const row = sheet.getByRole('listitem').filter({ hasText: `${friend.slice(0, 2)}***${friend.at(-1)}` });
  await expect(row).toContainText('Registered');
  await expect(row.getByText('pending')).toHaveCount(2);
});
