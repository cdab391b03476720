import { expect, test } from '../../fixtures/portal-test.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

/** The day, so many days later, on which somebody was born who is 21 today where the portal is at home. */
function bornOn(daysLater: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year - 21, month - 1, day + daysLater)).toISOString().slice(0, 10);
}

// covers 5, 9
test('who is not 21 years old is told so at the birthday, who is has it kept', async ({ page, portal }) => {
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
