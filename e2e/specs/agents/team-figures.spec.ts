import { readFile } from 'node:fs/promises';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import type { Portal } from '../../pages/portal.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function openAgentCentre(portal: Portal) {
  await portal.open();
  await portal.logIn('agent01');
  await portal.pickFromAccountMenu('Agent One', 'Agent centre');
  return portal.agentCentre.sheet;
}

test('an agent reads the figures of its team, opens a lower level and saves them', async ({ page, portal }) => {
  const sheet = await openAgentCentre(portal);
  await portal.agentCentre.turnTo('Team overview');
  await expect(sheet.getByText('Direct members', { exact: true }).last()).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Period' }).selectOption('This month');
  await expect(sheet.getByText(/^Compared with the days before/)).toBeVisible();
  await expect(sheet.getByRole('table', { name: 'Stake by day' })).toBeAttached();
  expect(await violationsOn(page)).toEqual([]);

  await portal.agentCentre.turnTo('User profit and loss');
  await sheet.getByRole('button', { name: 'Open agent02’s team' }).click();
  await expect(sheet.getByRole('navigation', { name: 'Team path' })).toContainText('agent02');
  await expect(sheet.getByRole('row').filter({ hasText: 'player01' })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('player03');
  expect(text).not.toContain('player01');
});

test("a player's bet appears in the open page of the agent", async ({ portal, otherDevice: device }) => {
  const account = await device.registerNewcomer('team', '/register?referralCode=AGENT01');
  await fundMember(runningProduct().dataDir, account, '50.00');

  const sheet = await openAgentCentre(portal);
  await portal.agentCentre.turnTo('Team betting');
  await sheet.getByLabel('Account', { exact: true }).fill(account);
  await sheet.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(sheet.getByText(`No bets from ${account}`)).toBeVisible();

  await enterGame(device, { lobby: '/rng?page=MANGO', name: 'Dragon Gate' });
  await expect(device.game.spinButton).toBeEnabled();
  await device.game.spin();
  await expect(sheet.getByRole('row').filter({ hasText: 'Dragon Gate' })).toBeVisible({ timeout: 90_000 });
});
