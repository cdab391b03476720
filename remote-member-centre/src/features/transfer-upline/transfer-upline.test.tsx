import { getUplineTerms, transferToUpline } from '@portal/shared/contract/wallet/upline';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';
import type { UplineTerms } from './upline-terms.ts';

const terms: UplineTerms = {
  upline: 'ag***1',
  balance: '1000.00',
  min: '10.00',
  max: '500.00',
  perDay: 10,
  leftToday: 9,
  withdrawable: '1000.00',
  turnoverMissing: '0.00',
  blockedBy: [],
};

const open = (change: Partial<UplineTerms> = {}, menu = ['transferUpline', 'securityCenter']) =>
  openPage('transferUpline', [answering(getUplineTerms, () => ({ ...terms, ...change }))], { menu });

async function ask(amount: string) {
  const opened = await open();
  await opened.user.type(await screen.findByLabelText(/Amount/), amount);
  await opened.user.click(screen.getByRole('button', { name: 'Next' }));
  return opened;
}

async function confirmBy(user: Awaited<ReturnType<typeof ask>>['user'], digits: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Send P\u00a0100.00 to ag***1?' }));
  await user.type(dialog.getByLabelText(/[Pp]ayment password/), digits);
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  return dialog;
}

// covers 2.5
test('shows recipient, daily limit and remaining balance; sends once with a key and confirms', async () => {
  const { host, user } = await ask('100');
  expect(screen.getByText('9 of 10')).toBeInTheDocument();
  expect(screen.getByText('Main wallet after transfer').nextElementSibling).toHaveTextContent('P900.00');
  const done = { reference: 'U-1', amount: '100.00', upline: 'ag***1', balance: '900.00' };
  host.answer(answering(transferToUpline, () => done));
  await confirmBy(user, '246810');
  await waitFor(() => expect(host.toasts).toEqual(['P\u00a0100.00 sent to ag***1. Reference U-1']));
  expect(sentTo(host, transferToUpline)).toEqual([
    expect.objectContaining({
      input: { amount: '100.00', paymentPassword: '246810' },
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(host.acts).toContain('refreshBalance');
  expect(screen.queryByRole('dialog', { name: /Send P/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/Reference U-1/)).toBeInTheDocument();
});

test('shows a wrong payment password under its field, and confirms nothing', async () => {
  const { host, user } = await ask('100');
  host.answer(refusing(transferToUpline, 'payment_password_wrong'));
  const dialog = await confirmBy(user, '000000');
  expect(await dialog.findByText('payment_password_wrong')).toBeInTheDocument();
  expect(host.toasts).toEqual([]);
});

test('asks for a code of the authenticator above the amount that needs none, and sends it', async () => {
  const { host, user } = await open({ authenticatorAbove: '99.99' });
  await user.type(await screen.findByLabelText(/Amount/), '100');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const dialog = await confirmBy(user, '246810');
  const code = dialog.getByLabelText(/^Authenticator code/);
  expect(code).toHaveAccessibleDescription('This field is required');
  expect(sentTo(host, transferToUpline)).toEqual([]);
  host.answer(refusing(transferToUpline, 'invalid_verification_code'));
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('invalid_verification_code'));
  expect(sentTo(host, transferToUpline)[0]?.input).toMatchObject({ amount: '100.00', authenticatorCode: '123456' });
});

test('asks for the code once the platform has demanded it', async () => {
  const { host, user } = await ask('100');
  host.answer(refusing(transferToUpline, 'authenticator_code_required'));
  const dialog = await confirmBy(user, '246810');
  expect(await dialog.findByLabelText(/^Authenticator code/)).toBeInTheDocument();
});

test('keeps the key without a response, so that a repeat cannot be executed twice', async () => {
  const { host, user } = await ask('100');
  const fault = answering(transferToUpline, () => {
    throw new Error('network');
  });
  host.answer(fault);
  const dialog = await confirmBy(user, '246810');
  expect(await dialog.findByText(/won’t go through twice/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sentTo(host, transferToUpline)).toHaveLength(2));
  const [first, again] = sentTo(host, transferToUpline).map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
});

test.each([
  ['9.99', 'The minimum amount is P 10.00'],
  ['500.01', 'The maximum amount is P 500.00'],
  ['0', 'Enter an amount above zero'],
  ['0.005', 'Enter an amount with at most two decimals'],
])('explains why %s is refused before sending anything', async (amount, text) => {
  await ask(amount);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText(/Amount/)).toHaveFocus();
});

test.each([
  ['no_upline', 'Your account has no upline.'],
  ['upline_transfer_agents', 'Only agents can transfer to their upline.'],
  ['upline_turnover_missing', 'Please bet P 50.00 more first.'],
  ['upline_transfers_of_day', 'You’ve used all 10 transfers for today. Try again tomorrow.'],
] as const)('%s: shows the reason instead of a form', async (block, text) => {
  await open({ blockedBy: [block], turnoverMissing: '50.00', upline: block === 'no_upline' ? undefined : 'ag***1' });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText(/Amount/)).not.toBeInTheDocument();
});

test('shows a single block as the whole page, with the reason and a link', async () => {
  const { host, user } = await open({ blockedBy: ['no_upline'], upline: undefined });
  expect(await screen.findByText('Transfers aren’t available right now')).toBeInTheDocument();
  expect(screen.getByText('Your account has no upline.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Transfers aren’t available right now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(host.acts).toContain('closeOverlay');
  expect(host.location.get().pathname).toBe('/support');
});

test('says so without an upline, even without a text of the platform', async () => {
  await open({ upline: undefined });
  expect(await screen.findByText('Your account has no upline.')).toBeInTheDocument();
});

test('links to the payment password when none is set', async () => {
  await open({ blockedBy: ['payment_password_missing'] });
  const state = (await screen.findByText(/You need a payment password/)).parentElement;
  expect(within(state as HTMLElement).getByRole('button', { name: 'My account' })).toBeInTheDocument();
});

test('lists several blocks, each with its link unless only time helps', async () => {
  await open({ blockedBy: ['payment_password_missing', 'upline_turnover_missing', 'upline_transfers_of_day'] });
  const rows = within(await screen.findByRole('region', { name: 'Transfers aren’t available right now' }));
  const ways = rows.getAllByRole('listitem').map((row) => within(row).queryByRole('button')?.textContent);
  expect(ways).toEqual(['My account', 'Play now', undefined]);
});

test("shows a refused amount at its field, with the platform's text", async () => {
  const { host, user } = await ask('100');
  host.answer(
    answering(transferToUpline, () => {
      const fields = { amount: 'Your balance is too low' };
      throw Object.assign(new Error('too low'), { name: 'RefusalError', code: 'insufficient_balance', fields });
    }),
  );
  await confirmBy(user, '246810');
  const field = await screen.findByLabelText(/Amount/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Send P/ })).toBeNull());
  expect(field).toHaveAccessibleDescription('Your balance is too low');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('100');
  expect(host.toasts).toEqual([]);
  await user.type(field, '0');
  expect(field).not.toHaveAccessibleDescription('Your balance is too low');
});

test("shows a trial account the platform's text; a failure can be repeated", async () => {
  const { host } = await openPage('transferUpline', [refusing(getUplineTerms, 'in_need_true_account', 403)]);
  expect(await screen.findByText('in_need_true_account')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(host.calls.filter(({ path }) => path === getUplineTerms.path).length).toBeGreaterThan(0);
});
