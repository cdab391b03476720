import { setPaymentPassword } from '@portal/shared/contract/accounts/passwords';
import { bindBankAccount, listBankAccounts, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { sentTo } from '../../../../testing/open-page.ts';
import { openSecurity, reading } from '../../../../testing/open-security.tsx';
import { bankAccount, bound, walletAccount } from '../../../../testing/open-withdraw.ts';

const binding = answering(bindBankAccount, () => bankAccount);
const withPassword = reading({ hasPaymentPassword: true });

async function openAccounts(answers: Answer[] = []) {
  const opened = await openSecurity([...answers, bound(), withPassword]);
  await screen.findByRole('heading', { name: 'Bank accounts and wallets' });
  return opened;
}

async function openBinding(answers: Answer[] = [binding]) {
  const opened = await openAccounts(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Add account' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add account or wallet' }));
  const submit = () => opened.user.click(form.getByRole('button', { name: 'Save account' }));
  async function choose(bank: string) {
    await opened.user.click(form.getByRole('button', { name: /^Bank or wallet/ }));
    await fillField(opened.user, form.getByRole('combobox', { name: 'Search by name' }), `${bank}{Enter}`);
  }
  async function fill(number: string, holder: string, password: string) {
    await fillField(opened.user, form.getByLabelText(/number/), number);
    await fillField(opened.user, form.getByLabelText(/^Account holder/), holder);
    await fillField(opened.user, form.getByLabelText(/^Payment password/), password);
  }
  return { ...opened, form, submit, choose, fill };
}

test('lists each account with bank, last digits and holder, and how many can be bound', async () => {
  await openAccounts();
  expect(await screen.findByText('ending in 7890')).toBeInTheDocument();
  expect(screen.getByText('ending in 1234')).toBeInTheDocument();
  expect(screen.getByText('2 of 5 added')).toBeInTheDocument();
});

test('explains what to bind when there is no account yet', async () => {
  const { host } = await openAccounts([bound({ accounts: [] })]);
  expect(await screen.findByText('Add an account to receive your withdrawals.')).toBeInTheDocument();
  expect(host.calls.length).toBeGreaterThan(0);
});

test('offers no further account at the limit', async () => {
  await openAccounts([bound({ atMost: 2 })]);
  expect(await screen.findByText('2 of 2 added')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull();
});

// covers 2.5
test('sends the bank found by typing, number, holder and payment password', async () => {
  const { host, submit, choose, fill, form } = await openBinding();
  await choose('uni');
  expect(form.getByRole('button', { name: /^Bank or wallet BDO Unibank/ })).toHaveFocus();
  expect(form.getByText('10 to 12 digits')).toBeInTheDocument();
  expect(form.getByText('Your registered real name: J*** D***')).toBeInTheDocument();
  await fill('0012 3456 7890', 'Jane Doe', '246810');
  await submit();
  await waitFor(() => expect(host.toasts).toEqual(['BDO Unibank 7890 added']));
  expect(sentTo(host, bindBankAccount).map(({ input }) => input)).toEqual([
    { bankCode: 'bdo', number: '0012 3456 7890', holder: 'Jane Doe', paymentPassword: '246810' },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Add account or wallet' })).toBeNull();
});

test('sends a code of the authenticator with the account if one is set up', async () => {
  const { host, submit, choose, fill, form, user } = await openBinding([
    reading({ hasPaymentPassword: true, hasAuthenticator: true }),
    binding,
  ]);
  await choose('uni');
  await fill('0012345678', 'Jane Doe', '246810');
  await submit();
  const code = form.getByLabelText(/^Authenticator code/);
  expect(code).toHaveAccessibleDescription('This field is required');
  expect(sentTo(host, bindBankAccount)).toEqual([]);
  await fillField(user, code, '123456');
  await submit();
  await waitFor(() => expect(host.toasts).toEqual(['BDO Unibank 7890 added']));
  expect(sentTo(host, bindBankAccount)[0]?.input).toMatchObject({ authenticatorCode: '123456' });
});

test('asks for the code once the platform demands it', async () => {
  const { host, submit, choose, fill, form, user } = await openBinding([
    refusing(bindBankAccount, 'authenticator_code_required'),
  ]);
  await choose('uni');
  await fill('0012345678', 'Jane Doe', '246810');
  expect(form.queryByLabelText(/^Authenticator code/)).toBeNull();
  await submit();
  const code = await form.findByLabelText(/^Authenticator code/);
  await waitFor(() => expect(code).toHaveFocus());
  host.answer(binding);
  await fillField(user, code, '123456{Enter}');
  await waitFor(() => expect(host.toasts).toEqual(['BDO Unibank 7890 added']));
});

test('names missing input under each field and focuses the first', async () => {
  const { form, submit, host } = await openBinding();
  await submit();
  const bank = form.getByRole('button', { name: /^Bank or wallet/ });
  expect(bank).toHaveAccessibleDescription('Please choose a bank or wallet');
  expect(bank).toHaveFocus();
  expect(form.getByLabelText(/^Account number/)).toHaveAccessibleDescription('This field is required');
  expect(form.getByLabelText(/^Account holder/)).toHaveAccessibleDescription('This field is required');
  expect(form.getByLabelText(/^Payment password/)).toHaveAccessibleDescription('This field is required');
  expect(host.toasts).toEqual([]);
});

test('refuses a number with a wrong count of digits for the bank', async () => {
  const { form, submit, choose, fill } = await openBinding();
  await choose('gcash');
  await fill('123', 'Jane Doe', '246810');
  await submit();
  expect(form.getByLabelText(/^Wallet number/)).toHaveAccessibleDescription('GCash numbers have 11 digits');
});

test('adopts the holder of the first account as real name, and says so in the form', async () => {
  const { form } = await openBinding([bound({ accounts: [], realName: undefined })]);
  expect(form.getByText(/It becomes your registered name/)).toBeInTheDocument();
});

test.each([
  ['invalid_account_number', /^Account number/],
  ['bank_account_exists', /^Account number/],
  ['bank_account_taken', /^Account number/],
  ['invalid_holder', /^Account holder/],
  ['holder_differs', /^Account holder/],
  ['payment_password_wrong', /^Payment password/],
  ['payment_password_locked', /^Payment password/],
])('shows %s under its field', async (code, label) => {
  const { form, submit, choose, fill } = await openBinding([refusing(bindBankAccount, code)]);
  await choose('bdo');
  await fill('0012345678', 'Jane Doe', '246810');
  await submit();
  await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(code));
  expect(form.getByLabelText(label)).toHaveFocus();
});

test.each(['too_many_bank_accounts', 'account_closed'])('shows %s above the button', async (code) => {
  const { form, submit, choose, fill } = await openBinding([refusing(bindBankAccount, code)]);
  await choose('bdo');
  await fill('0012345678', 'Jane Doe', '246810');
  await submit();
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(code));
});

test('asks for a new payment password first, then binds the account', async () => {
  const { user } = await openAccounts([
    reading({ hasPaymentPassword: false }),
    answering(setPaymentPassword, () => ({})),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  const first = within(await screen.findByRole('dialog', { name: 'Set payment password' }));
  await fillField(user, first.getByLabelText(/^Login password/), 'Demo1234');
  await fillField(user, first.getByLabelText(/^New payment password\*?$/), '246810');
  await fillField(user, first.getByLabelText(/^Confirm new payment password/), '246810');
  await user.click(first.getByRole('button', { name: 'Save payment password' }));
  expect(await screen.findByRole('dialog', { name: 'Add account or wallet' })).toBeInTheDocument();
});

describe('removal', () => {
  async function openRemoval(answers: Answer[]) {
    const opened = await openAccounts(answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Remove: GCash 1234' }));
    const form = within(await screen.findByRole('dialog', { name: 'Remove GCash 1234?' }));
    await fillField(opened.user, form.getByLabelText(/^Payment password/), '246810');
    opened.host.answer(bound({ accounts: [bankAccount] }));
    await opened.user.click(form.getByRole('button', { name: 'Remove account' }));
    return { ...opened, form };
  }

  // covers 2.5
  test('asks for the payment password, and focuses the heading', async () => {
    const { host } = await openRemoval([answering(removeBankAccount, () => ({}))]);
    await waitFor(() => expect(host.toasts).toEqual(['GCash 1234 has been removed']));
    expect(sentTo(host, removeBankAccount)).toEqual([
      expect.objectContaining({ input: { id: walletAccount.id, paymentPassword: '246810' } }),
    ]);
    await waitFor(() => expect(screen.queryByText('ending in 1234')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Bank accounts and wallets' })).toHaveFocus();
  });

  test.each(['bank_account_in_use', 'not_found'])('shows %s above the button', async (code) => {
    const { form } = await openRemoval([refusing(removeBankAccount, code)]);
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(code));
  });

  test('shows a wrong payment password under its field', async () => {
    const { form } = await openRemoval([refusing(removeBankAccount, 'payment_password_wrong')]);
    await waitFor(() =>
      expect(form.getByLabelText(/^Payment password/)).toHaveAccessibleDescription('payment_password_wrong'),
    );
  });
});

test('says that accounts failed to load', async () => {
  await openAccounts([refusing(listBankAccounts, 'too_many_requests', 429)]);
  expect(await screen.findByText('Your accounts could not be loaded')).toBeInTheDocument();
});
