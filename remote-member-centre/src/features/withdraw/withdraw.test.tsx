import { applyForWithdrawal, getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { sentTo } from '../../../testing/open-page.ts';
import { detailing, listing, openWithdraw, terms, withdrawalIn } from '../../../testing/open-withdraw.ts';
import type { Terms } from './withdrawal.ts';

type User = ReturnType<typeof userEvent.setup>;

const applied = withdrawalIn('applied');
const applying = answering(applyForWithdrawal, () => applied);
const form = async () => within(await screen.findByRole('form', { name: 'Withdraw' }));

async function askFor(user: User, amount: string) {
  const page = await form();
  await fillField(user, page.getByRole('textbox', { name: 'Amount' }), amount);
  await user.click(page.getByRole('button', { name: 'Continue' }));
  return within(await screen.findByRole('dialog', { name: /^Withdraw P/ }));
}

async function confirm(user: User, amount = '300', password = '246810') {
  const dialog = await askFor(user, amount);
  await fillField(user, dialog.getByLabelText(/^Payment password/), password);
  await user.click(dialog.getByRole('button', { name: /^Withdraw P/ }));
  return dialog;
}

// covers 2.5
test('shows limits, fee, the rest of today and the turnover beside the form', async () => {
  await openWithdraw([terms({ turnoverRequired: '500.00', turnoverMissing: '185.50' })]);
  const conditions = within(await screen.findByRole('region', { name: 'Terms' }));
  const shown = (name: string) => conditions.getByText(name).nextElementSibling;
  expect(shown('Main wallet')).toHaveTextContent('P1,200.00');
  expect(shown('Limit per withdrawal')).toHaveTextContent('P50.00 – P20,000.00');
  expect(shown('Fee')).toHaveTextContent('1.5%');
  expect(shown('Withdrawals left today')).toHaveTextContent('2 of 3');
  expect(conditions.getByRole('progressbar', { name: 'Wagering requirement' })).toHaveAttribute('aria-valuenow', '62');
  expect(conditions.getByText('Left to wager: P 185.50 of P 500.00')).toBeInTheDocument();
});

// covers 2.5
test('names each source with its turnover and locked amount; only the rest can be withdrawn', async () => {
  const at = '2026-11-22T10:00:00.000Z';
  const sources: Terms['sources'] = [
    { from: 'deposit', amount: '100.00', at, required: '100.00', missing: '40.00', bound: '40.00' },
    { from: 'promotion', name: 'Ten for ten', amount: '10.00', at, required: '30.00', missing: '26.00', bound: '6.00' },
  ];
  const { user } = await openWithdraw([terms({ withdrawable: '1154.00', sources })]);
  const conditions = within(await screen.findByRole('region', { name: 'Terms' }));
  expect(conditions.getByText('Available to withdraw').nextElementSibling).toHaveTextContent('P1,154.00');
  const rows = within(conditions.getByRole('list', { name: 'Left to wager' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Deposit: P\s?100.00Holds back P\s?40.00Left to wager: P\s?40.00 of P\s?100.00/);
  expect(rows[1]).toHaveTextContent(/^Ten for ten: P\s?10.00Holds back P\s?6.00Left to wager: P\s?26.00 of P\s?30.00/);
  const page = await form();
  await user.click(page.getByRole('button', { name: 'Max' }));
  expect(page.getByLabelText('Amount')).toHaveValue('1154.00');
  await user.clear(page.getByLabelText('Amount'));
  await fillField(user, page.getByLabelText('Amount'), '1154.01');
  await user.click(page.getByRole('button', { name: 'Continue' }));
  expect(page.getByLabelText('Amount')).toHaveAccessibleDescription(/You can withdraw P\s?1,154.00 now/);
});

// covers 2.5
test('explains the amounts, asks for the payment password, and sends once with a key', async () => {
  const { host, user } = await openWithdraw([applying]);
  const page = await form();
  await user.click(page.getByRole('radio', { name: /GCash ending in 1234/ }));
  const dialog = await askFor(user, '300');
  const shown = (name: string) => dialog.getByText(name).nextElementSibling;
  expect(shown('From')).toHaveTextContent('Main wallet');
  expect(shown('To')).toHaveTextContent('GCash');
  expect(shown('Fee')).toHaveTextContent('P4.50');
  expect(shown('You receive')).toHaveTextContent('P295.50');
  expect(shown('Main wallet after withdrawal')).toHaveTextContent('P900.00');
  host.answer(listing(applied));
  host.answer(detailing(applied));
  host.answer(terms({ blockedBy: ['withdrawal_open'] }));
  await fillField(user, dialog.getByLabelText(/^Payment password/), '246810{Enter}');
  const running = await screen.findByRole('region', { name: 'Withdrawal in progress' });
  expect(sentTo(host, applyForWithdrawal)).toEqual([
    expect.objectContaining({
      input: { bankAccountId: 'a-2', amount: '300.00', paymentPassword: '246810' },
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(host.toasts).toEqual(['Withdrawal WD-2611-7K3QM of P\u00a0300.00 submitted']);
  expect(host.acts).toContain('refreshBalance');
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(() => expect(within(running).getByRole('heading')).toHaveFocus());
});

// covers 2.5
test.each([
  ['', 'This field is required'],
  ['abc', 'Enter an amount with at most two decimals'],
  ['0.005', 'Enter an amount with at most two decimals'],
  ['-60', 'Enter an amount with at most two decimals'],
  ['0', 'Enter an amount above zero'],
  ['49.99', 'The minimum amount is P\u00a050.00'],
  ['1200.01', 'Your main wallet balance is P\u00a01,200.00'],
  ['20000.01', 'The maximum amount is P\u00a020,000.00'],
])('explains why an amount of "%s" is refused before sending anything', async (typed, words) => {
  const { host, user } = await openWithdraw();
  const page = await form();
  const field = page.getByRole('textbox', { name: 'Amount' });
  if (typed) await fillField(user, field, typed);
  await user.click(page.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: /^Withdraw P/ })).toBeNull();
  expect(sentTo(host, applyForWithdrawal)).toEqual([]);
});

test('offers quick amounts; the maximum is what the wallet holds', async () => {
  const { user } = await openWithdraw();
  const page = await form();
  const field = page.getByRole('textbox', { name: 'Amount' });
  const quick = within(page.getByRole('group', { name: 'Quick amounts' }));
  expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'P\u00a0100',
    'P\u00a0200',
    'P\u00a0500',
    'P\u00a01,000',
    'Max',
  ]);
  await user.click(quick.getByRole('button', { name: 'P\u00a0500' }));
  expect(field).toHaveValue('500.00');
  expect(quick.getByRole('button', { name: 'P\u00a0500' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(quick.getByRole('button', { name: 'Max' }));
  expect(field).toHaveValue('1200.00');
});

test.each(['payment_password_wrong', 'payment_password_locked'])(
  '%s is shown under the payment password',
  async (code) => {
    const { user } = await openWithdraw([refusing(applyForWithdrawal, code)]);
    const dialog = await confirm(user);
    const field = dialog.getByLabelText(/^Payment password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(code));
    expect(field).toHaveFocus();
  },
);

test('asks for a code of the authenticator only above the amount that needs none', async () => {
  const { host, user } = await openWithdraw([terms({ authenticatorAbove: '300.00' }), applying]);
  const small = await askFor(user, '300');
  expect(small.queryByLabelText(/^Authenticator code/)).toBeNull();
  await user.click(small.getByRole('button', { name: 'Close' }));
  await user.clear((await form()).getByLabelText('Amount'));
  const dialog = await confirm(user, '300.01');
  const code = dialog.getByLabelText(/^Authenticator code/);
  expect(code).toHaveAccessibleDescription('This field is required');
  expect(code).toHaveFocus();
  expect(sentTo(host, applyForWithdrawal)).toEqual([]);
  await fillField(user, code, '123456{Enter}');
  await waitFor(() => expect(sentTo(host, applyForWithdrawal)).toHaveLength(1));
  expect(sentTo(host, applyForWithdrawal)[0]?.input).toMatchObject({ amount: '300.01', authenticatorCode: '123456' });
});

test('shows a wrong code of the authenticator under its field', async () => {
  const { user } = await openWithdraw([
    terms({ authenticatorAbove: '0.00' }),
    refusing(applyForWithdrawal, 'invalid_verification_code'),
  ]);
  const dialog = await confirm(user);
  const code = dialog.getByLabelText(/^Authenticator code/);
  await fillField(user, code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('invalid_verification_code'));
});

test('does not send a malformed payment password', async () => {
  const { host, user } = await openWithdraw([applying]);
  const dialog = await confirm(user, '300', '12a');
  expect(dialog.getByLabelText(/^Payment password/)).toHaveAccessibleDescription('Please enter six digits');
  expect(sentTo(host, applyForWithdrawal)).toEqual([]);
});

test.each([
  ['turnover_missing', 'Bet P 10.00 more'],
  ['withdrawal_debt', 'Your account owes P 30.00'],
  ['withdrawals_of_day', 'You’ve used all 3 withdrawals for today'],
  ['insufficient_balance', 'Your main wallet balance is P 1,200.00'],
] as const)('%s on submit: shows the refusal in the dialog, then on the page', async (code, words) => {
  const { host, user } = await openWithdraw([refusing(applyForWithdrawal, code)]);
  const dialog = await confirm(user);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(code));
  host.answer(terms({ blockedBy: [code], turnoverMissing: '10.00', turnoverRequired: '20.00', owed: '30.00' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
});

test('shows a closed account in the dialog, with customer service as the way out', async () => {
  const { host, user } = await openWithdraw([refusing(applyForWithdrawal, 'account_closed')]);
  const dialog = await confirm(user);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('account_closed'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Your account is closed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(host.acts).toContain('closeOverlay');
  expect(host.location.get().pathname).toBe('/support');
});

// covers 2.5
test('keeps the key for the same withdrawal without a response, not after a refusal', async () => {
  const fault = answering(applyForWithdrawal, () => {
    throw new Error('network');
  });
  const { host, user } = await openWithdraw([fault]);
  const dialog = await confirm(user);
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/won’t be taken twice/));
  const again = async () => user.click(dialog.getByRole('button', { name: /^Withdraw P/ }));
  host.answer(refusing(applyForWithdrawal, 'withdrawal_open'));
  await again();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('withdrawal_open'));
  await again();
  await waitFor(() => expect(sentTo(host, applyForWithdrawal)).toHaveLength(3));
  const [first, second, third] = sentTo(host, applyForWithdrawal).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('says that terms failed to load, and reloads them', async () => {
  const { host, user } = await openWithdraw([refusing(getWithdrawalTerms, 'too_many_requests', 429)]);
  expect(await screen.findByText('Withdrawals could not be loaded')).toBeInTheDocument();
  host.answer(terms());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Withdraw' })).toBeInTheDocument();
});

describe('earlier withdrawals', () => {
  test('says that there are none yet', async () => {
    await openWithdraw();
    expect(await screen.findByText('No withdrawals yet')).toBeInTheDocument();
  });

  test('lists each with its state and details', async () => {
    const rejected = withdrawalIn('rejected');
    const { user } = await openWithdraw([listing(rejected), detailing(rejected, 'applied', 'in_review')]);
    const table = within(await screen.findByRole('table', { name: 'Withdrawal history' }));
    expect(await table.findByText('Rejected')).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: /^Details: P\s300.00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'P\u00a0300.00 withdrawal' }));
    expect(await dialog.findByText(/The amount is back in your main wallet/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Withdrawal in progress' })).toBeNull();
  });

  test('says that the list failed to load', async () => {
    await openWithdraw([refusing(listWithdrawals, 'too_many_requests', 429)]);
    expect(await screen.findByText('Your records could not be loaded')).toBeInTheDocument();
  });

  test('reloads the terms when the balance changes', async () => {
    const { host } = await openWithdraw();
    await form();
    host.answer(terms({ balance: '75.00' }));
    await act(async () => host.events.emit('balance-changed', '75.00'));
    const conditions = within(screen.getByRole('region', { name: 'Terms' }));
    await waitFor(() => expect(conditions.getByText('Main wallet').nextElementSibling).toHaveTextContent('P75.00'));
  });
});
