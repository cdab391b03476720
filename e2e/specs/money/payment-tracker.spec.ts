import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';

// covers 2.4, 4
test('a member reads what a withdrawal waits for, and is shown on another page that it was paid', async ({
  page,
  portal,
  operators,
}) => {
  const { withdraw } = await withdrawingMember(portal, 'track', '1000.00');
  await expect(withdraw.form).toContainText('Usually paid within2 hours');
  await withdraw.askFor('300');
  const next = withdraw.running.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Waiting for our staff to start the review.');
  await expect(next).toContainText('Usually within 2 hours; expected by');
  const reference =
    (await withdraw.running
      .getByText(/^WD-\d{4}-\w{5}$/)
      .first()
      .textContent()) ?? '';
  expect(await violationsOn(page)).toEqual([]);

  await operators.review(reference.toLowerCase());
  await expect(next).toContainText('two members of our staff check every withdrawal');
  await portal.memberCentre.close();
  await operators.both(reference, 'approve');
  await operators.both(reference, 'pay');
  const toast = page
    .getByRole('status')
    .filter({ hasText: `${reference} of` })
    .filter({ hasText: 'has been paid' });
  await expect(toast).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(withdraw.running.getByRole('status')).toHaveText('Paid');
  await expect(next).toContainText('Waiting for your answer.');
});
