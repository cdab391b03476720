import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

/** Birthday (shifted by some days) of a person who turns 21 today in the portal's time zone. */
function bornOn(daysLater: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year - 21, month - 1, day + daysLater)).toISOString().slice(0, 10);
}

// covers 5, 9
test('refuses the birthday of a member under 21 with a message and saves that of a member of 21', async ({
  page,
  portal,
}) => {
  const username = await portal.registerNewcomer('born');
  await portal.pickFromAccountMenu(username, 'My account');
  const add = portal.memberCentre.sheet.getByRole('button', { name: 'Add: Birthday' });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Your birthday' });
  const birthday = form.getByLabel('Birthday');
  await birthday.fill(bornOn(1));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(birthday).toHaveAccessibleDescription(/Please confirm you are 21 years old/);
  await birthday.fill(bornOn(0));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(add).toHaveCount(0);
});
