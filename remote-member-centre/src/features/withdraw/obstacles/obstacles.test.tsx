import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { getSecurity } from '@portal/shared/contract/accounts/security';
import { payDebt } from '@portal/shared/contract/wallet/transfers';
import { type Answer, answering } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { sentTo } from '../../../../testing/open-page.ts';
import { bound, openWithdraw, secured, terms } from '../../../../testing/open-withdraw.ts';
import type { Terms } from '../withdrawal.ts';

const blocked = (...blockedBy: Terms['blockedBy']) =>
  terms({ blockedBy, turnoverRequired: '100.00', turnoverMissing: '40.00', balance: '20.00' });

async function fillInPassword(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Set' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set payment password' }));
  await fillField(user, dialog.getByLabelText(/^Login password/), 'Demo1234');
  await fillField(user, dialog.getByLabelText(/^New payment password\*?$/), '246810');
  await fillField(user, dialog.getByLabelText(/^Confirm new payment password/), '246810');
  return dialog;
}

// covers 2.5
test.each([['turnover_missing', 'Bet P 40.00 more', 'Play now', '/rng']] as const)(
  '%s leads out of the overlay',
  async (block, words, button, path) => {
    const { host, user } = await openWithdraw([blocked(block)]);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: button }));
    expect(host.acts).toContain('closeOverlay');
    expect(host.location.get().pathname).toBe(path);
  },
);

// covers 2.5
test('pays a debt once from the main wallet as far as it reaches, after a confirmation', async () => {
  const paying = answering(payDebt, () => ({ reference: 'd-1', amount: '20.00', main: '0.00', owed: '10.00' }));
  const debt = terms({ blockedBy: ['withdrawal_debt'], balance: '20.00', owed: '30.00' });
  const { host, user } = await openWithdraw([debt, paying]);
  expect(await screen.findByText('Your account owes P 30.00')).toBeInTheDocument();
  host.answer(terms({ blockedBy: ['withdrawal_debt'], balance: '0.00', owed: '10.00' }));
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText('Your account owes P 10.00')).toBeInTheDocument();
  expect(sentTo(host, payDebt)).toEqual([expect.objectContaining({ input: { amount: '20.00' } })]);
  const obstacles = within(screen.getByRole('region', { name: 'Before you can withdraw' }));
  await user.click(obstacles.getByRole('button', { name: 'Deposit' }));
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
});

test('links to the deposit when the wallet holds too little', async () => {
  const { user } = await openWithdraw([blocked('insufficient_balance')]);
  expect(await screen.findByText('The minimum withdrawal is P 50.00.')).toBeInTheDocument();
  const obstacles = within(screen.getByRole('region', { name: 'Before you can withdraw' }));
  await user.click(obstacles.getByRole('button', { name: 'Deposit' }));
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
});

test('says until when withdrawals are on hold after a reset', async () => {
  await openWithdraw([terms({ heldUntil: '2026-11-23T10:00:00.000Z' })]);
  expect(await screen.findByText(/^Withdrawals are on hold until Nov 23, 2026/)).toBeVisible();
  expect(screen.getByText(/^Your password or authenticator was reset/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test("says when the day's limit renews", async () => {
  await openWithdraw([blocked('withdrawals_of_day')]);
  expect(await screen.findByText('You’ve used all 3 withdrawals for today')).toBeInTheDocument();
  expect(screen.getByText('You can withdraw again tomorrow.')).toBeInTheDocument();
});

test('says that an open withdrawal must finish first', async () => {
  await openWithdraw([blocked('withdrawal_open', 'insufficient_balance')]);
  expect(await screen.findByText(/another withdrawal when this one is complete/)).toBeInTheDocument();
  expect(screen.queryByText('The minimum withdrawal is P 50.00.')).toBeNull();
});

// covers 2.5
test('sets a missing payment password over the page, and reloads the terms', async () => {
  const { host, user } = await openWithdraw([
    blocked('payment_password_missing'),
    secured({ hasPaymentPassword: false }),
    answering(setPaymentPassword, () => ({})),
  ]);
  const dialog = await fillInPassword(user);
  host.answer(terms());
  await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
  expect(await screen.findByRole('form', { name: 'Withdraw' })).toBeInTheDocument();
});

test('opens the form as soon as the way of verification is known', async () => {
  let resolveKnown = () => {};
  const known = new Promise<void>((resolve) => {
    resolveKnown = resolve;
  });
  const { call, reply } = secured({ hasPaymentPassword: false });
  const late: Answer = { call, reply: (...asked) => known.then(() => reply(...asked)) };
  const { user } = await openWithdraw([blocked('payment_password_missing'), late]);
  await user.click(await screen.findByRole('button', { name: 'Set' }));
  resolveKnown();
  expect(await screen.findByRole('dialog', { name: 'Set payment password' })).toBeInTheDocument();
});

test('binds a missing bank account over the page', async () => {
  const { user } = await openWithdraw([blocked('bank_account_missing'), bound({ accounts: [] })]);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog', { name: 'Add account or wallet' })).toBeInTheDocument();
});

test('offers to add an account when the last one was removed and the terms do not know it yet', async () => {
  await openWithdraw([terms(), bound({ accounts: [] })]);
  expect(await screen.findByText('Add a bank account or wallet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

// covers 2.5
test('does not ask again for a payment password that was just set while the reload is pending', async () => {
  const { host, user } = await openWithdraw([
    terms({ blockedBy: ['payment_password_missing', 'bank_account_missing'] }),
    secured({ hasPaymentPassword: false }),
    bound({ accounts: [] }),
    answering(setPaymentPassword, () => ({})),
  ]);
  const dialog = await fillInPassword(user);
  host.answer({ call: getSecurity, reply: () => new Promise(() => undefined) });
  await user.click(dialog.getByRole('button', { name: 'Save payment password' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set payment password' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog', { name: 'Add account or wallet' })).toBeInTheDocument();
});
