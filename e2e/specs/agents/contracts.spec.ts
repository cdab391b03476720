import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import type { Portal } from '../../pages/portal.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function openPage(portal: Portal, account: string, nickname: string, page: string) {
  await portal.open();
  await portal.logIn(account);
  await portal.pickFromAccountMenu(nickname, 'Agent centre');
  await portal.agentCentre.openPage(page);
  return portal.agentCentre.sheet;
}

// covers 2.6, 4
test('an agent withdraws an offer for a daily contract, previews and sends another, and the downline agrees', async ({
  page,
  portal,
  otherDevice,
}) => {
  const upline = await openPage(portal, 'agent01', 'Agent One', 'Daily wages');
  await upline.getByRole('tab', { name: 'Downlines', exact: true }).click();
  await upline.getByRole('button', { name: 'Open the contract with agent02' }).click();
  const contract = page.getByRole('dialog', { name: 'agent02' });
  // The demo data already contain an offer.
  await contract.getByRole('button', { name: 'Withdraw request' }).click();
  const takingBack = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await takingBack.getByRole('button', { name: 'Withdraw request' }).click();
  await contract.getByRole('button', { name: 'New version' }).click();
  const offer = page.getByRole('dialog', { name: 'New version' });
  const rate = offer.getByLabel('Rate').first();
  await rate.fill('100');
  await expect(offer.getByText('Above your own rate')).toBeVisible();
  await rate.fill('0.35');
  await offer.getByRole('button', { name: 'Calculate' }).click();
  await expect(offer.getByRole('status').filter({ hasText: /^From .* to .*:/ })).toContainText(/\d\.\d\d/);
  expect(await violationsOn(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText('The offer was sent to agent02')).toBeVisible();

  const downline = await openPage(otherDevice, 'agent02', 'Agent Two', 'Daily wages');
  const waiting = downline.getByRole('region', { name: 'agent01 offers you new terms' });
  await expect(waiting).toContainText('0.35%');
  await expect(waiting.getByRole('heading', { name: 'Current' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Agree' }).click();
  const question = otherDevice.page.getByRole('dialog', { name: 'Agree to these terms?' });
  await expect(question.getByText('No downline contract is affected.')).toBeVisible();
  expect(await violationsOn(otherDevice.page)).toEqual([]);
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(otherDevice.page.getByText('You agreed')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await downline.getByRole('tab', { name: 'My contract' }).click();
  await expect(downline.getByRole('heading', { name: 'Next: version 2' })).toBeVisible();
});

// covers 2.6
test('a contract payment shows its calculation and gives the same result when computed again', async ({
  page,
  portal,
}) => {
  const sheet = await openPage(portal, 'agent01', 'Agent One', 'Daily wages');
  await sheet.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('combobox', { name: 'Period' }).selectOption('Last month');
  await sheet
    .getByRole('row')
    .filter({ hasText: 'Paid' })
    .first()
    .getByRole('button', { name: /^Details: / })
    .click();
  const explanation = page.getByRole('dialog', { name: 'How this was calculated' });
  await expect(explanation.getByText('Valid bet × rate')).toBeVisible();
  await expect(
    explanation.getByRole('table', { name: 'Bets in this calculation' }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await explanation.getByRole('button', { name: 'Recalculate' }).click();
  await expect(explanation.getByText(/^Matches to the cent:/)).toBeVisible();
});
