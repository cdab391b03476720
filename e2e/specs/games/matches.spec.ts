import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/games-test.ts';
import type { Portal } from '../../pages/portal.ts';
import { SportsbookPage } from '../../pages/sportsbook-page.ts';

// Matches run ten times faster than usual here: a price may move, and its market be suspended, until the bet is placed.
test.use({ expectedFaults: /422 .*\/api\/sports\/tickets/ });

async function openBoard(page: Page, portal: Portal) {
  await portal.open('/sports');
  const next = page.getByRole('main').getByRole('region', { name: 'Starting soon' });
  return { sportsbook: new SportsbookPage(page), next };
}

// covers 2.1
test('a visitor presses a price of the board, logs in, and bets in the book with the slip filled', async ({
  page,
  portal,
  player,
}) => {
  const { sportsbook, next } = await openBoard(page, portal);
  // The last one shown has most time until its kick-off.
  const price = next.getByRole('button', { name: / to win$/, disabled: false }).last();
  const name = (await price.getAttribute('aria-label')) ?? '';
  const team = /: (.+) to win$/.exec(name)?.[1] ?? '';
  await price.click();

  await portal.access.submitLogin(player.account, 'Demo1234');
  await portal.access.readAnnouncements();
  await page.waitForURL(/\/game\?launch=/);
  await expect(sportsbook.slip).toContainText(team);
  const before = await portal.balanceMinor();
  await sportsbook.slip.getByRole('textbox', { name: /^Stake/ }).fill('5.00');
  await sportsbook.slip.getByRole('radio', { name: 'Any' }).check();
  await expect(async () => {
    if (await sportsbook.openReceipt.isHidden())
      await sportsbook.slip.getByRole('button', { name: /^Place bet/ }).click({ timeout: 3000 });
    await expect(sportsbook.openReceipt).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await expect(sportsbook.openReceipt).toContainText(team);
  await expect.poll(() => portal.balanceMinor()).toBeLessThanOrEqual(before - 500);

  await page.goBack();
  await expect(page).toHaveURL(/\/sports$/);
});

// covers 2.1
test('a visitor opens all markets of a match by keyboard, logs in, and has an empty slip beside them', async ({
  page,
  portal,
  player,
}) => {
  const { sportsbook, next } = await openBoard(page, portal);
  const button = next.getByRole('button', { name: /^All markets: / }).last();
  const teams = ((await button.getAttribute('aria-label')) ?? '').replace('All markets: ', '');
  await button.focus();
  await page.keyboard.press('Enter');

  await portal.access.submitLogin(player.account, 'Demo1234');
  await portal.access.readAnnouncements();
  await page.waitForURL(/\/game\?launch=/);
  const match = sportsbook.frame.getByRole('region', { name: teams });
  // The window may have lost the focus meanwhile; within the frame it stays.
  const heading = match.getByRole('heading', { level: 2 });
  await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await expect(match.getByRole('button', { name: /Over [\d.]+ at \d/ }).first()).toBeVisible();
  await expect(sportsbook.slip.getByRole('textbox', { name: /^Stake/ })).toHaveCount(0);
});
