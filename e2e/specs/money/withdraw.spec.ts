import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';

test('a newcomer binds an account and applies; two operators approve and pay; the newcomer confirms', {
  tag: '@main',
}, async ({ page, portal, operators }) => {
  const { username, withdraw } = await withdrawingMember(portal, 'out', '1000.00');
  await withdraw.askFor('300');
  await expect(withdraw.running.getByRole('status')).toHaveText('Applied');
  await expect(withdraw.running.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible();
  await expect(withdraw.balanceOf('700.00')).toBeVisible();

  const id = await operators.withdrawalOf(username);
  await operators.review(id);
  await expect(withdraw.running.getByRole('status')).toHaveText('In review');
  await expect(withdraw.running.getByRole('button', { name: 'Cancel withdrawal' })).toBeHidden();
  await operators.both(id, 'approve');
  await expect(withdraw.running.getByRole('status')).toHaveText('Approved');
  await operators.both(id, 'pay', '120.00');
  await expect(withdraw.running.getByRole('status')).toHaveText('Paying');
  await operators.both(id, 'pay');
  await expect(withdraw.running.getByRole('status')).toHaveText('Paid');

  const payments = withdraw.running.getByRole('article');
  for (const amount of ['120.00', '180.00']) {
    await payments
      .filter({ hasText: `P${amount}` })
      .getByRole('button', { name: 'Received', exact: true })
      .click();
    const question = page.getByRole('dialog', { name: `Did P ${amount} arrive?` });
    await question.getByRole('button', { name: 'It arrived' }).click();
    await expect(question).toBeHidden();
  }
  await expect(withdraw.running).toBeHidden();
  await expect(withdraw.sheet.getByRole('row').nth(1)).toContainText('Received');
  await expect(withdraw.form).toBeVisible();
  await expect(withdraw.balanceOf('700.00')).toBeVisible();
});

// covers 4
test('a member reports a missing payment with a proof, and two operators refund it', async ({
  page,
  portal,
  operators,
}) => {
  const { username, withdraw } = await withdrawingMember(portal, 'lost', '500.00');
  await withdraw.askFor('200');
  await expect(withdraw.running.getByRole('status')).toHaveText('Applied');
  const id = await operators.withdrawalOf(username);
  await operators.review(id);
  await operators.both(id, 'approve');
  await operators.both(id, 'pay');

  await expect(withdraw.running.getByText(/minutes left, then it counts as received/)).toBeVisible();
  await withdraw.running.getByRole('button', { name: 'Not received' }).click();
  const report = page.getByRole('dialog', { name: 'P 200.00 did not arrive' });
  const send = report.getByRole('button', { name: 'Report as not received' });
  await send.click();
  await expect(report.getByText('Please add at least one image')).toBeVisible();
  const picture = { name: 'statement.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await report.getByLabel(/^Proof/).setInputFiles(picture);
  await expect(report.getByRole('img', { name: 'statement.png' })).toBeVisible();
  await send.click();
  await expect(report).toBeHidden();
  await expect(withdraw.running.getByRole('status')).toHaveText('Not received');

  await operators.both(id, 'refund');
  await expect(withdraw.running).toBeHidden();
  await expect(withdraw.sheet.getByRole('row').nth(1)).toContainText('Refunded');
  await expect(withdraw.balanceOf('500.00')).toBeVisible();
});

test.describe('with a wrong payment password', () => {
  test.use({ expectedFaults: /422 \(Unprocessable/ });

  // covers 5
  test('a withdrawal is refused and debits nothing; the right password debits it, and cancelling credits it back', async ({
    page,
    portal,
  }) => {
    const { withdraw } = await withdrawingMember(portal, 'wrong', '500.00');
    await withdraw.askFor('100', '000000');
    const password = withdraw.question.getByLabel('Payment password');
    await expect(password).toHaveAccessibleDescription(/payment password/i);
    await expect(password).toBeFocused();
    await expect(withdraw.balanceOf('500.00')).toBeVisible();
    await password.fill('804271');
    await password.press('Enter');
    await expect(withdraw.running.getByRole('status')).toHaveText('Applied');
    await expect(withdraw.balanceOf('400.00')).toBeVisible();
    await withdraw.running.getByRole('button', { name: 'Cancel withdrawal' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(withdraw.running).toBeHidden();
    await expect(withdraw.form).toBeVisible();
    await expect(withdraw.balanceOf('500.00')).toBeVisible();
  });
});
