import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';

// The form refuses a name that is taken.
test.use({ viewport: { width: 390, height: 844 }, expectedFaults: /422 \(Unprocessable/ });

test('an agent registers a player by the form, and the player logs in', { tag: '@main' }, async ({
  page,
  portal,
  otherDevice,
}) => {
  await portal.open();
  await portal.logIn('agent01');
  await portal.pickFromAccountMenu('Agent One', 'Agent centre');
  await portal.agentCentre.turnTo('Register account');
  const { sheet } = portal.agentCentre;
  await sheet.getByRole('textbox', { name: 'Account', exact: true }).fill('player01');
  await sheet.getByLabel('Password', { exact: true }).fill(freshPassword);
  await sheet.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: 'Account', exact: true })).toHaveAccessibleDescription(/taken/);

  const account = newName('form');
  await sheet.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await sheet.getByRole('button', { name: 'Generate password' }).click();
  const password = await sheet.getByLabel('Password', { exact: true }).inputValue();
  await sheet.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(sheet.getByRole('heading', { name: `${account} is registered` })).toBeVisible();
  await expect(sheet.getByText(password)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await otherDevice.open();
  await otherDevice.logInButton.click();
  await otherDevice.access.submitLogin(account, password);
  // The agent knows this password, so it only allows its owner to change it.
  await expect(otherDevice.access.forcedChange).toBeVisible();

  await portal.agentCentre.turnTo('Team management');
  await sheet.getByRole('textbox', { name: 'Account begins with' }).fill(account);
  await sheet.getByRole('textbox', { name: 'Account begins with' }).press('Enter');
  await expect(sheet.getByRole('button', { name: `Show ${account}` })).toBeVisible();
  await expect(sheet.getByText('1 account', { exact: true })).toBeVisible();
});

test('an invitation link for one newcomer registers one below the agent and is then used up', async ({
  portal,
  otherDevice,
}) => {
  await portal.open();
  await portal.logIn('agent02');
  await portal.pickFromAccountMenu('Agent Two', 'Agent centre');
  await portal.agentCentre.turnTo('Register account');
  const { sheet } = portal.agentCentre;
  await sheet.getByRole('tab', { name: 'Invitation links' }).click();
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const form = portal.page.getByRole('dialog', { name: 'New invitation link' });
  await form.getByLabel('Private note (optional)').fill('For one');
  await form.getByLabel('Maximum sign-ups (optional)').fill('1');
  await form.getByRole('button', { name: 'Create link' }).click();
  const card = sheet.getByRole('listitem').filter({ hasText: 'For one' });
  const address = await card.getByText(/^http/).textContent();
  const { pathname, search } = new URL(address ?? '');

  const account = await otherDevice.registerNewcomer('link', pathname + search);
  await expect(card).toContainText('1 of 1 sign-ups');
  await expect(card).toContainText('Used up');

  await portal.agentCentre.turnTo('Team management');
  await sheet.getByRole('textbox', { name: 'Account begins with' }).fill(account);
  await sheet.getByRole('textbox', { name: 'Account begins with' }).press('Enter');
  await sheet.getByRole('button', { name: `Show ${account}` }).click();
  await expect(portal.page.getByRole('dialog', { name: account })).toContainText('agent02');
});
