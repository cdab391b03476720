import { ownMember } from '../../fixtures/access/own-member.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';

// covers 2.3
test('a form without consent to the terms shows a warning and sends nothing', async ({ page, portal }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await portal.open('/register');
  const form = portal.access.registration;
  const terms = form.getByRole('checkbox', { name: /^I am at least 18 years old and accept the terms/ });
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Notice' });
  await expect(warning).toContainText('Please accept the terms to register.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
  await expect(terms).toBeFocused();
  expect(sent).toBe(0);
});

// covers 3
test('the code of an invitation link registers the newcomer below its agent', async ({ page, portal }) => {
  await portal.open('/register?referralCode=AGENT02');
  const form = portal.access.registration;
  await expect(form.getByRole('textbox', { name: /^Invitation code/ })).toHaveValue('AGENT02');
  await portal.access.registerAs(newName('inv'));
  await portal.access.leaveWelcome();
  expect((await ownMember(page)).toUpline).toBe(true);
});

test.describe('an unknown invitation code', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 5
  test('shows a warning under its field; without the code the newcomer registers without an upline', async ({
    page,
    portal,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1;
    });
    const username = newName('dead');
    await portal.open('/register?referralCode=NOBODY99');
    const form = portal.access.registration;
    const invitation = form.getByRole('textbox', { name: /^Invitation code/ });
    await expect(invitation).toHaveValue('NOBODY99');
    await form.getByRole('textbox', { name: /^Username/ }).fill(username);
    await form.getByLabel('Password', { exact: true }).fill(freshPassword);
    await form.getByLabel('Confirm password').fill(freshPassword);
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    const warning = page.getByRole('dialog', { name: 'Notice' });
    await expect(warning).toContainText('Invalid invitation code');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(invitation).toHaveAccessibleDescription('Invalid invitation code');
    expect(sent).toBe(0);

    await invitation.fill('');
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await portal.access.leaveWelcome();
    expect(await ownMember(page)).toMatchObject({ account: username, toUpline: false });
  });
});
