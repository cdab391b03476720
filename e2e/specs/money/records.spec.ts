import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/games-test.ts';
import { newestRow, openBettingRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { shownMinor } from '../../pages/shown-amount.ts';

/** Presses the button for the file and returns the saved lines. */
async function savedLines(page: Page, sheet: Locator): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n').filter(Boolean);
}

// covers 2.5
test('the three records list a played round, filter it, open it and save it', async ({ page, portal, player }) => {
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await expect(portal.game.spinButton).toBeEnabled();
  await portal.game.spin();
  const stake = await portal.game.figure('Stake');

  await openBettingRecord(portal, player.nickname);
  const { sheet } = portal.memberCentre;
  await expect(newestRow(portal, 'Dragon Gate')).toContainText('Settled');
  await sheet.getByRole('combobox', { name: 'Period' }).selectOption('Today');
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Slots');
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Settled');
  const row = newestRow(portal, 'Dragon Gate');
  await expect(row).toContainText(shownMinor(stake));
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Fishing');
  await expect(row).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Remove filter: Category' }).click();

  await row.getByRole('button', { name: 'Dragon Gate' }).click();
  const detail = page.getByRole('dialog', { name: 'Dragon Gate' });
  await expect(detail.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  const roundId = (await detail.getByRole('code').first().textContent()) ?? '';
  expect(roundId).toMatch(/^[0-9a-f]{24}$/);
  await expect(detail.getByRole('link', { name: 'Verify the draw' })).toHaveAttribute('href', new RegExp(roundId));
  await page.emulateMedia({ media: 'print' });
  await expect(detail.getByRole('heading', { name: 'Transactions' })).toBeVisible();
  for (const behind of [sheet.getByRole('table').first(), page.getByRole('banner').first(), page.getByRole('main')])
    await expect(behind).toBeHidden();
  const head = await detail.evaluate((dialog) => getComputedStyle(dialog, '::before').content);
  expect(head).toContain(player.account);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  const bets = await savedLines(page, sheet);
  const line = bets.find((each) => each.includes(roundId));
  expect(line).toContain('Dragon Gate,RNG,MANGO');
  // Only a text that is a formula of its own begins with an equals sign.
  expect(bets.filter((each) => /(^|,)"?([+@]|=(?!""[^"]*"""))/.test(each))).toEqual([]);

  await portal.memberCentre.openPage('Account record');
  await sheet.getByRole('combobox', { name: 'Type' }).selectOption('Play');
  await sheet.getByRole('button', { name: 'Bet', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Dragon Gate' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await savedLines(page, sheet)).some((each) => each.includes(roundId))).toBe(true);

  await portal.memberCentre.openPage('Personal loss/profit');
  await expect(sheet.getByRole('table', { name: 'Profit and loss by day' })).toBeAttached();
  await sheet.getByRole('tab', { name: 'Months' }).click();
  await expect(sheet.getByRole('table', { name: 'Months', exact: true })).toBeVisible();
  const months = await savedLines(page, sheet);
  expect(months[0]).toBe('"Month (UTC+7)",Rounds,Stake,Win,Profit');
});
