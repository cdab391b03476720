import { cancelWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sentTo } from '../../../../testing/open-page.ts';
import {
  detailing,
  listing,
  openRunning,
  openWithdraw,
  paidPart,
  runningCard,
  terms,
  wayToPaid,
  withdrawalIn,
} from '../../../../testing/open-withdraw.ts';

const steps = async () => {
  const way = within((await screen.findAllByRole('list', { name: 'Withdrawal progress' }))[0] as HTMLElement);
  return way.getAllByRole('listitem').map((item) => item.textContent);
};

// covers 4
test.each([
  ['applied', [], 'The amount is on hold. You can cancel until the review starts.'],
  ['in_review', ['applied'], 'We’re reviewing your withdrawal.'],
  ['approved', ['applied', 'in_review'], 'Payment is being sent.'],
  ['paying', wayToPaid, 'Part of it has been paid. The rest follows.'],
  ['paid', wayToPaid, 'Check your account and confirm whether it arrived.'],
  ['not_received', [...wayToPaid, 'paid'], 'We are looking into it with the bank.'],
] as const)('%s: shows the current step of an open withdrawal', async (state, before, words) => {
  await openRunning(withdrawalIn(state), [...before]);
  const running = await runningCard();
  expect(await running.findByText(words)).toBeInTheDocument();
  expect(running.getByText(words).closest('li')).toHaveAttribute('aria-current', 'step');
  expect(running.queryByRole('button', { name: 'Cancel withdrawal' }) !== null).toBe(state === 'applied');
});

// covers 4
test.each([
  ['received', 'All of it has arrived.'],
  ['forced_receipt', 'The bank shows that the payment arrived, so it counts as received and is not refunded.'],
  ['rejected', /The amount is back in your main wallet. Contact us/],
  ['cancelled', 'The amount is back in your main wallet.'],
  ['refunded', 'The amount that didn’t arrive is back in your main wallet.'],
] as const)('%s: shows the outcome of a finished withdrawal in its details', async (state, words) => {
  const over = withdrawalIn(state);
  const { user } = await openWithdraw([listing(over), detailing(over, 'applied')]);
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Withdrawal in progress' })).toBeNull();
});

test('shows first, and once, what arrives, with the fee explained or excluded', async () => {
  await openRunning(withdrawalIn('applied'));
  const running = await runningCard();
  expect(running.getByText('You receive', { selector: 'p' })).toHaveTextContent('You receive P295.50');
  expect(running.getByText(/minus .*fee/)).toHaveTextContent('P300.00 minus P4.50 fee');
  expect(await running.findByText('Fee')).toBeInTheDocument();
  expect(running.getAllByText('You receive')).toHaveLength(1);
});

test('shows that all of it arrives without a fee', async () => {
  await openRunning(withdrawalIn('applied', { fee: '0.00' }));
  const running = await runningCard();
  expect(running.getByText('You receive', { selector: 'p' })).toHaveTextContent('You receive P300.00');
  expect(running.getByText(/without a fee/)).toHaveTextContent('P300.00, without a fee');
});

test('shows that nothing arrives of a refunded withdrawal', async () => {
  const over = withdrawalIn('refunded');
  const { user } = await openWithdraw([listing(over), detailing(over, 'applied')]);
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const details = within(await screen.findByRole('dialog', { name: 'P\u00a0300.00 withdrawal' }));
  expect(await details.findByText('Fee')).toBeInTheDocument();
  expect(details.queryByText('You receive')).toBeNull();
});

describe('several open withdrawals', () => {
  const asking = withdrawalIn('paid', { id: 'w-3', parts: [paidPart()] });
  const several = [withdrawalIn('applied'), withdrawalIn('in_review', { id: 'w-2' }), asking];
  const cards = () => screen.findAllByRole('region', { name: 'Withdrawal in progress' });
  const fold = (region: HTMLElement | undefined) =>
    within(region as HTMLElement).getByRole('button', { name: /^Withdrawal details/ });

  test('shows the form first when another is allowed, and folds those that need no answer', async () => {
    const { user } = await openWithdraw([listing(...several), detailing(withdrawalIn('applied'))]);
    const form = await screen.findByRole('form', { name: 'Withdraw' });
    const regions = await cards();
    expect(regions).toHaveLength(3);
    for (const region of regions) expect(form.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(regions.map((region) => fold(region).getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
    expect(within(regions[0] as HTMLElement).queryByText('Reference')).toBeNull();
    await user.click(fold(regions[0]));
    expect(await within(regions[0] as HTMLElement).findByText('Reference')).toBeInTheDocument();
    await user.click(fold(regions[2]));
    expect(fold(regions[2])).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the withdrawals first when no other is allowed', async () => {
    const full = terms({ blockedBy: ['withdrawal_open'] });
    await openWithdraw([listing(...several), detailing(withdrawalIn('applied')), full]);
    const another = await screen.findByText(/another withdrawal when/);
    for (const region of await cards())
      expect(another.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('keeps the input when another withdrawal is opened elsewhere', async () => {
    const { host, user } = await openWithdraw([listing(...several), detailing(withdrawalIn('applied'))]);
    const amount = within(await screen.findByRole('form', { name: 'Withdraw' })).getByRole('textbox', {
      name: 'Amount',
    });
    await fillField(user, amount, '120');
    host.answer(listing(withdrawalIn('applied', { id: 'w-4' }), ...several));
    await act(async () => host.events.emit('withdrawal-changed', { id: 'w-4', state: 'applied' }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    expect(amount).toBeInTheDocument();
    expect(amount).toHaveValue('120');
  });
});

test('shows past and next steps', async () => {
  await openRunning(withdrawalIn('in_review'), ['applied']);
  await runningCard();
  expect((await steps()).map((step) => step?.replace(/Nov.*/, ''))).toEqual([
    'Applied',
    'In review',
    'Approved',
    'Paid',
    'Received',
  ]);
});

// covers 4
test('follows the live stream without a reload', async () => {
  const { host } = await openRunning(withdrawalIn('applied'));
  const running = await runningCard();
  expect(running.getByRole('status')).toHaveTextContent('Applied');
  const inReview = withdrawalIn('in_review');
  host.answer(listing(inReview));
  host.answer(detailing(inReview, 'applied'));
  await act(async () => host.events.emit('withdrawal-changed', { id: 'w-1', state: 'in_review' }));
  await waitFor(() => expect(running.getByRole('status')).toHaveTextContent('In review'));
  expect(await running.findByText('We’re reviewing your withdrawal.')).toBeInTheDocument();
  expect(running.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

describe('cancellation by the member', () => {
  test('asks, sends with a key, and confirms', async () => {
    const { host, user } = await openRunning(
      withdrawalIn('applied'),
      [],
      [answering(cancelWithdrawal, () => withdrawalIn('cancelled'))],
    );
    await user.click(await (await runningCard()).findByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() =>
      expect(host.toasts).toEqual(['Withdrawal cancelled; P\u00a0300.00 is back in your main wallet']),
    );
    expect(host.confirmations[0]).toMatchObject({ title: 'Cancel this withdrawal?' });
    expect(sentTo(host, cancelWithdrawal)).toEqual([
      expect.objectContaining({ input: { id: 'w-1' }, idempotencyKey: expect.any(String) }),
    ]);
    expect(host.acts).toContain('refreshBalance');
  });

  test('shows a refusal that comes too late, and reloads everything', async () => {
    const { host, user } = await openRunning(
      withdrawalIn('applied'),
      [],
      [refusing(cancelWithdrawal, 'withdrawal_state')],
    );
    const cancel = await (await runningCard()).findByRole('button', { name: 'Cancel withdrawal' });
    host.answer(detailing(withdrawalIn('in_review'), 'applied'));
    await user.click(cancel);
    await waitFor(() => expect(host.toasts).toEqual(['withdrawal_state']));
    expect(await screen.findByText('We’re reviewing your withdrawal.')).toBeInTheDocument();
  });
});
