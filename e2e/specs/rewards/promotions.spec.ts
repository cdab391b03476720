import type { Page } from '@playwright/test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import {
  decidePromotionApplication,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/operator-promotions';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { financeOperators } from '../../setup/finance-operators.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

const statusPanel = (page: Page) => page.getByRole('complementary', { name: 'Your status' });
/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function open(page: Page, title: string) {
  await page.goto('/promotions');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function apply(page: Page, comment: string) {
  await statusPanel(page).getByRole('button', { name: 'Apply' }).click();
  const form = page.getByRole('dialog', { name: 'Apply' });
  await form.getByLabel('Your comment').fill(comment);
  await form.getByLabel(/^Images/).setInputFiles({ name: 'catch.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('img', { name: 'catch.png' })).toBeVisible();
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(statusPanel(page).getByText('Application submitted')).toBeVisible();
}

const states = [
  ['A warm welcome', 'Join'],
  ['Chips for the live tables', 'Claim'],
  ['Bring a friend', 'Applying'],
  ['Final of the season', 'Closed'],
  ['Harbour circle', 'Rejected'],
  ['Own goal insurance', 'Issued'],
  ['Birthday gift', 'Claimed'],
  ['Fishing cup', 'In process'],
  ['Points on every stake', 'Joined'],
  ['Slots weekend', 'Opens soon'],
] as const;

// covers 4
test('shows all ten states of promotions and filters them by type', async ({ portal, page }) => {
  await portal.open('/promotions');
  await portal.logIn('player01');
  for (const [title, state] of states)
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText(state);
  await page.getByRole('button', { name: /^Fishing/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Fishing cup' }).click();
  await expect(statusPanel(page).getByText('In review')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Game contributions' })).toContainText('Fishing');
});

test('a member joins by keyboard and confirms the claim, and the bonus waits in the reward centre', async ({
  portal,
  page,
}) => {
  await portal.registerNewcomer('joiner');
  await open(page, 'Card evening');
  await statusPanel(page).getByRole('button', { name: 'Join' }).focus();
  await page.keyboard.press('Enter');
  await expect(statusPanel(page).getByText('You’re in. Nothing else to do.')).toBeVisible();
  await open(page, 'Chips for the live tables');
  await statusPanel(page).getByRole('button', { name: 'Claim' }).click();
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Claim it now?' }))
    .first();
  await expect(question).toContainText('5 times');
  await question.getByRole('button', { name: 'Claim' }).click();
  await statusPanel(page).getByRole('button', { name: 'Go to Rewards' }).click();
  await expect(portal.memberCentre.sheet).toContainText('Chips for the live tables');
});

test('a member applies with a picture, and the page follows the review and the approval', async ({ portal, page }) => {
  const account = await portal.registerNewcomer('angler');
  await open(page, 'Fishing cup');
  await apply(page, 'A golden whale');
  const { maker, checker } = await financeOperators(runningProduct().dataDir);
  const { list } = await maker(listPromotionApplications, { member: account });
  const id = list[0]?.id ?? '';
  await maker(reviewPromotionApplication, { id, why: 'a case looks' });
  await expect(statusPanel(page).getByText('In review')).toBeVisible();
  const { approvalRequest } = await maker(decidePromotionApplication, { id, act: 'approve', why: 'a fine fish' });
  await checker(acceptApprovalRequest, { id: approvalRequest?.id ?? '', why: 'a fine fish' });
  await expect(statusPanel(page).getByRole('button', { name: 'Go to Rewards' })).toBeVisible();
});

test('a rejected application shows the reason; a missing level shows before the application', async ({
  portal,
  page,
}) => {
  const account = await portal.registerNewcomer('hopeful');
  await open(page, 'Own goal insurance');
  await apply(page, 'Bet 12345');
  const { checker } = await financeOperators(runningProduct().dataDir);
  const { list } = await checker(listPromotionApplications, { member: account });
  await checker(decidePromotionApplication, { id: list[0]?.id ?? '', act: 'reject', why: 'It was no own goal' });
  await expect(statusPanel(page).getByText('It was no own goal')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await open(page, 'Birthday gift');
  await expect(statusPanel(page).getByRole('link', { name: 'See the VIP levels' })).toBeVisible();
  await expect(statusPanel(page).getByRole('button', { name: 'Claim' })).toHaveCount(0);
});
