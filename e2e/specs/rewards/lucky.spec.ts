import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/chance-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function expectVerified(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Verify this draw' });
  await expect(dialog.getByRole('status')).toHaveText('The draw matches its seal.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'incorrect' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a visitor sees prizes with odds that sum to one, and is asked to log in', async ({ portal, page }) => {
  await portal.open('/lucky');
  await page.getByRole('button', { name: 'Prizes and odds' }).click();
  const odds = page.getByRole('dialog', { name: 'Lucky wheel: prizes and odds' });
  const chances = await odds.getByRole('cell').filter({ hasText: '%' }).allTextContents();
  expect(chances.reduce((sum, text) => sum + Number.parseFloat(text), 0)).toBeCloseTo(100, 6);
  await odds.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log in to draw' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

// covers 2.5
test('a spin is sealed before the draw, recorded, and repeated in the browser', async ({ portal, page, operators }) => {
  await operators.giveSpins();
  await portal.registerNewcomer('spin');
  await portal.open('/lucky');
  const seal = page.getByText('Your next draw is already sealed');
  await seal.click();
  const commitment = (await page.locator('main code').textContent()) ?? '';
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('status').filter({ hasText: /You won|No prize this time/ })).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(commitment)).toBeVisible();
  await expectVerified(page);
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: /^Verify: Lucky wheel/ }).click();
  await expectVerified(page);
});

test('an egg: a stake earns a ticket, the chosen egg breaks, and the draw is recorded and verified', async ({
  portal,
  page,
  operators,
}) => {
  await operators.cheapEggs();
  const account = await portal.registerNewcomer('egg');
  await fundMember(runningProduct().dataDir, account, '5.00');
  await enterGame(portal, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await portal.game.raiseStakeTo(100);
  await portal.game.spin();
  await portal.open('/lucky');
  await page.getByRole('tab', { name: /Golden eggs/ }).click();
  const egg = page.getByRole('button', { name: 'Egg 3' });
  await egg.click();
  await expect(egg).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Break the egg' }).click();
  await expect(page.getByRole('status').filter({ hasText: /You won|No prize this time/ })).toBeVisible();
  await page.getByRole('button', { name: 'Another egg' }).click();
  await expect(page.getByRole('button', { name: 'Break the egg' })).toBeDisabled();
  await page.getByRole('button', { name: /^Verify: Golden eggs/ }).click();
  await expectVerified(page);
});

// covers 2.5
test('an envelope of a drop approved by two operators is opened once, credited and verified', async ({
  portal,
  page,
  operators,
}) => {
  await portal.registerNewcomer('envelope');
  await portal.open('/lucky');
  await page.getByRole('tab', { name: /Red envelopes/ }).click();
  await operators.drop('66.00', 3);
  const drop = page
    .getByRole('listitem')
    .filter({ hasText: /66 in 3 envelopes/ })
    .first();
  await expect(drop.getByRole('button', { name: 'Open' })).toBeVisible();
  await drop.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You won' })).toContainText('22');
  await expect(drop).toContainText('You got');
  await expect.poll(() => portal.balanceMinor()).toBe(2200);
  await page.getByRole('button', { name: /^Verify: Red envelopes/ }).click();
  await expectVerified(page);
});
