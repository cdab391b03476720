import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  uploadDepositProof,
} from '@portal/shared/contract/payments/deposits';
import { type Answer, answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';
import type { Deposit, DepositMethod, DepositTerms } from './deposit.ts';

const common = { min: '10.00', max: '50000.00', feeBasisPoints: 0, showsQr: true, isOpen: true, minutes: 60 };
const bank: DepositMethod = { ...common, id: 'bank-transfer', kind: 'bank-transfer', name: 'Bank transfer' };
const pay: DepositMethod = { ...common, id: 'pay', kind: 'provider', name: 'Sandbox pay', feeBasisPoints: 150 };
const at = '2026-11-20T10:00:00.000Z';

const ordered: Deposit = {
  id: 'd-1',
  state: 'created',
  kind: 'bank-transfer',
  methodId: 'bank-transfer',
  methodName: 'Bank transfer',
  amount: '500.00',
  fee: '0.00',
  reference: 'AB12CD34EF',
  proofs: 0,
  mayProve: true,
  mayCancel: true,
  createdAt: at,
  changedAt: at,
  expiresAt: '2026-11-20T11:00:00.000Z',
  pay: {
    kind: 'bank-transfer',
    bank: 'Demo Bank',
    holder: 'Lantern Portal',
    number: '001234567890',
    reference: 'AB12CD34EF',
    qr: '000201010212',
  },
};

const terms = (change: Partial<DepositTerms> = {}): Answer =>
  answering(listDepositMethods, () => ({
    methods: [bank, pay],
    open: 0,
    openAtMost: 3,
    perDay: 30,
    owed: '0.00',
    turnoverPercent: 100,
    blockedBy: [],
    ...change,
  }));
const listing = (...list: Deposit[]): Answer =>
  answering(listDeposits, () => ({ list, totalPages: 1, totals: { count: list.length, credited: '0.00' } }));
const detail = (deposit: Deposit): Answer =>
  answering(getDeposit, () => ({
    ...deposit,
    history: [{ act: 'create', state: deposit.state, at }],
    serverTime: '2026-11-20T10:55:53.000Z',
  }));

const open = (...answers: Answer[]) => openPage('depositv2', [...answers, terms(), listing(), detail(ordered)]);
const form = async () => within(await screen.findByRole('form', { name: 'Deposit' }));

// covers 2.5
test('lists methods with limits, fee and availability, and shows what arrives before ordering', async () => {
  const closed = { ...pay, id: 'closed', name: 'Closed pay', isOpen: false };
  const { user } = await open(terms({ methods: [bank, pay, closed], owed: '20.00' }));
  const order = await form();
  expect(order.getByRole('radio', { name: /Bank transfer P\s10.00 to P\s50,000.00 ?no fee/ })).toBeChecked();
  const sandbox = order.getByRole('radio', { name: /Sandbox pay.*1.5% fee/ });
  await user.click(sandbox);
  const closedPay = order.getByRole('radio', { name: /Closed pay.*Currently unavailable/ });
  await user.click(closedPay);
  expect(closedPay).toHaveFocus();
  expect(closedPay).toHaveAttribute('aria-disabled', 'true');
  expect(sandbox).toBeChecked();
  await user.click(order.getByRole('button', { name: 'P\u00a0100' }));
  expect(order.getByLabelText(/Amount/)).toHaveValue('100.00');
  expect(order.getByText('Fee').nextElementSibling).toHaveTextContent('P1.50');
  expect(order.getByText('Pays what you owe').nextElementSibling).toHaveTextContent('P20.00');
  expect(order.getByText('You receive').nextElementSibling).toHaveTextContent('P78.50');
});

// covers 2.5
test('orders a bank transfer once with a key, and lets its instructions be copied', async () => {
  const { host, user } = await open();
  const order = await form();
  await user.type(order.getByLabelText(/Amount/), '500');
  host.answer(answering(createDeposit, () => ordered));
  host.answer(listing(ordered));
  await user.click(order.getByRole('button', { name: 'Continue to payment' }));
  const card = within(await screen.findByRole('region', { name: 'Bank transfer' }));
  expect(sentTo(host, createDeposit)).toEqual([
    expect.objectContaining({
      input: { methodId: 'bank-transfer', amount: '500.00' },
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(screen.getByRole('heading', { name: 'Bank transfer' })).toHaveFocus();
  expect(card.getByText('Lantern Portal')).toBeInTheDocument();
  expect(card.getByRole('timer')).toHaveTextContent(/^04:0\d$/);
  await user.click(card.getByRole('button', { name: 'Copy: Account number' }));
  expect(await navigator.clipboard.readText()).toBe('001234567890');
  await user.click(card.getByRole('button', { name: 'Copy: Amount' }));
  expect(await navigator.clipboard.readText()).toBe('500.00');
  expect(host.toasts).toEqual(['Copied: Account number', 'Copied: Amount']);
});

// covers 5
test('sends a picture once it is chosen, and names a file that is none', async () => {
  const { host, user } = await open(listing(ordered));
  const card = within(await screen.findByRole('region', { name: 'Bank transfer' }));
  const input = card.getByLabelText<HTMLInputElement>('Send proof of the transfer', { selector: 'input' });
  host.answer(answering(uploadDepositProof, () => ({ ...ordered, state: 'in_review' as const, proofs: 1 })));
  await user.upload(input, new File(['picture'], 'receipt.png', { type: 'image/png' }));
  await waitFor(() => expect(host.toasts).toEqual(['1 image sent']));
  expect(sentTo(host, uploadDepositProof)[0]?.input).toEqual({ id: 'd-1', data: btoa('picture') });
  host.answer(refusing(uploadDepositProof, 'not_a_proof_picture'));
  await user.upload(input, new File(['text'], 'notes.png', { type: 'image/png' }));
  expect(await card.findByText('notes.png: not_a_proof_picture')).toBeInTheDocument();
});

// covers 2.5
test('pays a provider on its own page, and follows the live stream', async () => {
  const provider: Deposit = {
    ...ordered,
    kind: 'provider',
    methodId: 'pay',
    methodName: 'Sandbox pay',
    mayProve: false,
    pay: { kind: 'provider', url: 'https://pay.example/p/1', qr: 'https://pay.example/p/1' },
  };
  const { host } = await open(listing(provider), detail(provider));
  const card = within(await screen.findByRole('region', { name: 'Sandbox pay' }));
  const link = card.getByRole('link', { name: 'Go to payment page' });
  expect(link).toHaveAttribute('href', 'https://pay.example/p/1');
  expect(link).not.toHaveAttribute('target');
  expect(card.getByText(/Waiting for your payment/)).toBeInTheDocument();
  const credited: Deposit = { ...provider, state: 'credited', credited: '500.00', pay: undefined, mayCancel: false };
  host.answer(detail(credited));
  host.answer(listing(credited));
  await act(async () => host.events.emit('deposit-changed', { id: 'd-1', state: 'credited' }));
  const row = await screen.findByRole('row', { name: /AB12CD34EF/ });
  await waitFor(() => expect(row).toHaveTextContent(/State\W*Credited|Credited.*P500.00.*Credited/));
});

test('cancels an order after a confirmation', async () => {
  const { host, user } = await open(listing(ordered));
  host.answer(answering(cancelDeposit, () => ({ ...ordered, state: 'cancelled' as const, mayCancel: false })));
  await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
  await waitFor(() => expect(host.toasts).toEqual(['The deposit is cancelled']));
  expect(host.confirmations[0]).toMatchObject({ title: 'Cancel your P\u00a0500.00 deposit?' });
});

test.each([
  ['9.99', 'The minimum amount is P 10.00'],
  ['50000.01', 'The maximum amount is P 50,000.00'],
  ['0', 'Enter an amount above zero'],
  ['0.005', 'Enter an amount with at most two decimals'],
  ['12.500', 'This could be P 12,500.00 or P 12.50. Enter the one you mean with two decimals.'],
])('explains why %s is refused, and orders nothing', async (amount, text) => {
  const { host, user } = await open();
  const order = await form();
  await user.type(order.getByLabelText(/Amount/), amount);
  await user.click(order.getByRole('button', { name: 'Continue to payment' }));
  expect(await order.findByText(text)).toBeInTheDocument();
  expect(sentTo(host, createDeposit)).toEqual([]);
});

test.each([
  ['100,50', '100.50', '100.50'],
  ['1.234,5', '1,234.50', '1234.50'],
  ['１，２００', '1,200.00', '1200.00'],
])('%s is shown as %s before it is ordered as %s', async (typed, shown, amount) => {
  const { host, user } = await open();
  const order = await form();
  await user.type(order.getByLabelText(/Amount/), typed);
  expect(order.getByText(`Read as P ${shown}`)).toBeInTheDocument();
  host.answer(answering(createDeposit, () => ordered));
  await user.click(order.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(sentTo(host, createDeposit)[0]?.input).toMatchObject({ amount }));
});

test('keeps the idempotency key without a response, and shows the text of a refusal', async () => {
  const { host, user } = await open();
  const order = await form();
  await user.type(order.getByLabelText(/Amount/), '50');
  const fault = answering(createDeposit, () => {
    throw new Error('network');
  });
  host.answer(fault);
  await user.click(order.getByRole('button', { name: 'Continue to payment' }));
  expect(await order.findByText(/won’t be created twice/)).toBeInTheDocument();
  host.answer(refusing(createDeposit, 'deposits_open'));
  await user.click(order.getByRole('button', { name: 'Continue to payment' }));
  expect(await order.findByText('deposits_open')).toBeInTheDocument();
  const [first, again] = sentTo(host, createDeposit).map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
});

test.each([
  ['account_closed', /Your account is closed/],
  ['deposits_open', /3 deposits in progress/],
  ['deposits_of_day', /daily limit of 30 deposits/],
] as const)('%s: shows the reason instead of a form', async (block, text) => {
  await open(terms({ blockedBy: [block], open: 3 }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

// covers 6
test('shows a suspended player what is still possible', async () => {
  await open(terms({ isStopped: true }));
  expect(await screen.findByText(/Play is suspended on your account.*can still withdraw/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

test('asks a trial account to register, and sends no calls for it', async () => {
  const { host } = await openPage('depositv2', [terms()], { member: { ...fakeMember, type: 4 } });
  expect(await screen.findByText('Please register an account first')).toBeInTheDocument();
  expect(sentTo(host, listDeposits)).toEqual([]);
});

test('filters the history by state and period, and shows the timeline of each deposit', async () => {
  const rejected: Deposit = {
    ...ordered,
    state: 'rejected',
    rejection: 'not_arrived',
    pay: undefined,
    mayProve: false,
    mayCancel: false,
  };
  const { host, user } = await open(listing(rejected), detail(rejected));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'rejected');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30');
  await waitFor(() =>
    expect(sentTo(host, listDeposits).at(-1)?.input).toMatchObject({ state: 'rejected', from: expect.any(String) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Details: P\u00a0500.00, AB12CD34EF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank transfer, P\u00a0500.00' }));
  expect(await dialog.findByText('We haven’t received the transfer.')).toBeInTheDocument();
});

test('distinguishes no deposits, no matches and a failed load', async () => {
  const { host, user } = await open(refusing(listDepositMethods, 'unknown_error', 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your deposits could not be loaded');
  host.answer(terms({ methods: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No payment methods available')).toBeInTheDocument();
  expect(screen.getByText('No deposits yet')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
  expect(await screen.findByText('No matching deposits')).toBeInTheDocument();
});

describe('what an open deposit waits for', () => {
  const note = async () => within(await screen.findByRole('region', { name: 'What happens next' }));
  const opened = (deposit: Deposit, change: object) => {
    const now = { history: [{ act: 'create', state: deposit.state, at }], serverTime: '2026-11-20T10:55:53.000Z' };
    return open(
      listing(deposit),
      answering(getDeposit, () => ({ ...deposit, ...now, ...change })),
    );
  };

  test('the payment, until its order expires, and how long it takes from then', async () => {
    const { pay: _, ...order } = ordered;
    await opened({ ...order, kind: 'provider' }, { promisedMinutes: 5 });
    const next = await note();
    expect(next.getByText(/^You can pay until /)).toBeInTheDocument();
    expect(next.getByText('Usually credited within 5 minutes of your payment.')).toBeInTheDocument();
  });

  test.each([
    ['2026-11-20T11:20:00.000Z', /^Usually within 1 hour; expected by /, false],
    ['2026-11-20T10:55:00.000Z', /longer than we promised.*AB12CD34EF/, true],
  ] as const)('the review, expected by %s', async (expectedBy, words, isLate) => {
    const reviewed = { ...ordered, state: 'in_review', mayCancel: false, pay: undefined } as const;
    await opened(reviewed, { promisedMinutes: 60, expectedBy });
    const next = await note();
    expect(next.getByText('Waiting for the decision of our staff.')).toBeInTheDocument();
    expect(next.getByText(words)).toBeInTheDocument();
    expect(next.queryByRole('button', { name: 'Contact us' }) !== null).toBe(isLate);
  });
});
