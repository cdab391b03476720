import {
  confirmWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawal-answers';
import type { WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { cancelWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentTo } from '../testing/open-page.ts';
import {
  detailing,
  listing,
  openRunning,
  openWithdraw,
  paidPart,
  terms,
  withdrawalIn,
} from '../testing/open-withdraw.ts';

const card = async () => within(await screen.findByRole('region', { name: 'Withdrawal under way' }));
const steps = async () => {
  const way = within((await screen.findAllByRole('list', { name: 'What happened so far' }))[0] as HTMLElement);
  return way.getAllByRole('listitem').map((item) => item.textContent);
};

const paid = withdrawalIn('paid', { parts: [paidPart()] });
const wayToPaid: WithdrawalState[] = ['applied', 'in_review', 'approved'];
const openPaid = (answers: Answer[] = []) => openRunning(paid, wayToPaid, answers);

test.each([
  ['applied', [], 'The amount is held. You can cancel until somebody looks at it.'],
  ['in_review', ['applied'], 'Somebody is looking at it.'],
  ['approved', ['applied', 'in_review'], 'It is paid next.'],
  ['paying', wayToPaid, 'A part has been paid; the rest follows.'],
  ['paid', wayToPaid, 'Look into your account and say whether it arrived.'],
  ['not_received', [...wayToPaid, 'paid'], 'We are looking into it with the bank.'],
] as const)('%s is under way: where it stands is said', async (state, before, words) => {
  await openRunning(withdrawalIn(state), [...before]);
  const running = await card();
  expect(await running.findByText(words)).toBeInTheDocument();
  expect(running.getByText(words).closest('li')).toHaveAttribute('aria-current', 'step');
  expect(running.queryByRole('button', { name: 'Cancel withdrawal' }) !== null).toBe(state === 'applied');
});

test.each([
  ['received', 'All of it has arrived.'],
  ['forced_receipt', 'It counts as received: the deposit will not be refunded.'],
  ['rejected', /The amount is back in your main wallet. Customer service/],
  ['cancelled', 'The amount is back in your main wallet.'],
  ['refunded', 'What did not arrive is back in your main wallet.'],
] as const)('%s is over: its details say what became of it', async (state, words) => {
  const over = withdrawalIn(state);
  const { user } = await openWithdraw([listing(over), detailing(over, 'applied')]);
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Withdrawal under way' })).toBeNull();
});

test('what arrives leads, and the fee is explained; without a fee it says so', async () => {
  await openRunning(withdrawalIn('applied'));
  const running = await card();
  expect(running.getByText('You receive').closest('p')).toHaveTextContent('You receive P295.50');
  expect(running.getByText(/less the fee/)).toHaveTextContent('P300.00 less the fee of P4.50');
  expect((await running.findByText('Arrives')).nextElementSibling).toHaveTextContent('P295.50');
});

test('without a fee all of it arrives', async () => {
  await openRunning(withdrawalIn('applied', { fee: '0.00' }));
  const running = await card();
  expect(running.getByText('You receive').closest('p')).toHaveTextContent('You receive P300.00');
  expect(running.getByText(/without a fee/)).toHaveTextContent('P300.00, without a fee');
});

test('of what was given back nothing arrives', async () => {
  const over = withdrawalIn('refunded');
  const { user } = await openWithdraw([listing(over), detailing(over, 'applied')]);
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Withdrawal of P\u00a0300.00' }));
  expect(await details.findByText('Fee')).toBeInTheDocument();
  expect(details.queryByText('Arrives')).toBeNull();
});

describe('several under way', () => {
  const asking = withdrawalIn('paid', { id: 'w-3', parts: [paidPart()] });
  const several = [withdrawalIn('applied'), withdrawalIn('in_review', { id: 'w-2' }), asking];
  const cards = () => screen.findAllByRole('region', { name: 'Withdrawal under way' });
  const fold = (region: HTMLElement | undefined) =>
    within(region as HTMLElement).getByRole('button', { name: /^Details of the withdrawal/ });

  test('with room for another one the form comes first, and they stand folded below it but for what asks', async () => {
    const { user } = await openWithdraw([listing(...several), detailing(withdrawalIn('applied'))]);
    const form = await screen.findByRole('form', { name: 'Withdraw' });
    const regions = await cards();
    expect(regions).toHaveLength(3);
    for (const region of regions) expect(form.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(regions.map((region) => fold(region).getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
    expect(within(regions[0] as HTMLElement).queryByText('Number')).toBeNull();
    await user.click(fold(regions[0]));
    expect(await within(regions[0] as HTMLElement).findByText('Number')).toBeInTheDocument();
    await user.click(fold(regions[2]));
    expect(fold(regions[2])).toHaveAttribute('aria-expanded', 'false');
  });

  test('with no room for another one they come first', async () => {
    const full = terms({ blockedBy: ['withdrawal_open'] });
    await openWithdraw([listing(...several), detailing(withdrawalIn('applied')), full]);
    const another = await screen.findByText(/another withdrawal when/);
    for (const region of await cards())
      expect(another.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('what is typed stays when one more comes under way elsewhere', async () => {
    const { host, user } = await openWithdraw([listing(...several), detailing(withdrawalIn('applied'))]);
    const amount = within(await screen.findByRole('form', { name: 'Withdraw' })).getByRole('textbox', {
      name: 'Amount',
    });
    await user.type(amount, '120');
    host.answer(listing(withdrawalIn('applied', { id: 'w-4' }), ...several));
    await act(async () => host.events.emit('withdrawal-changed', { id: 'w-4', state: 'applied' }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    expect(amount).toBeInTheDocument();
    expect(amount).toHaveValue('120');
  });
});

test('the way shows what happened and what comes', async () => {
  await openRunning(withdrawalIn('in_review'), ['applied']);
  await card();
  expect((await steps()).map((step) => step?.replace(/Nov.*/, ''))).toEqual([
    'Applied',
    'In review',
    'Approved',
    'Paid',
    'Received',
  ]);
});

test('the live stream takes it on, without a reload', async () => {
  const { host } = await openRunning(withdrawalIn('applied'));
  const running = await card();
  expect(running.getByRole('status')).toHaveTextContent('Applied');
  const inReview = withdrawalIn('in_review');
  host.answer(listing(inReview));
  host.answer(detailing(inReview, 'applied'));
  await act(async () => host.events.emit('withdrawal-changed', { id: 'w-1', state: 'in_review' }));
  await waitFor(() => expect(running.getByRole('status')).toHaveTextContent('In review'));
  expect(await running.findByText('Somebody is looking at it.')).toBeInTheDocument();
  expect(running.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

describe('cancelled by its owner', () => {
  test('asked, sent with a key, told', async () => {
    const { host, user } = await openRunning(
      withdrawalIn('applied'),
      [],
      [answering(cancelWithdrawal, () => withdrawalIn('cancelled'))],
    );
    await user.click(await (await card()).findByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() =>
      expect(host.toasts).toEqual(['Withdrawal cancelled; P\u00a0300.00 is back in your main wallet']),
    );
    expect(host.confirmations[0]).toMatchObject({ title: 'Cancel this withdrawal?' });
    expect(sentTo(host, cancelWithdrawal)).toEqual([
      expect.objectContaining({ input: { id: 'w-1' }, idempotencyKey: expect.any(String) }),
    ]);
    expect(host.acts).toContain('refreshBalance');
  });

  test('too late: the refusal is told and everything read anew', async () => {
    const { host, user } = await openRunning(
      withdrawalIn('applied'),
      [],
      [refusing(cancelWithdrawal, 'withdrawal_state')],
    );
    const cancel = await (await card()).findByRole('button', { name: 'Cancel withdrawal' });
    host.answer(detailing(withdrawalIn('in_review'), 'applied'));
    await user.click(cancel);
    await waitFor(() => expect(host.toasts).toEqual(['withdrawal_state']));
    expect(await screen.findByText('Somebody is looking at it.')).toBeInTheDocument();
  });
});

describe('paid: received or not', () => {
  test('received and remaining amounts, and the minutes left until it counts as received', async () => {
    const parts = [paidPart({ id: 'p-0', amount: '100.00', state: 'received' }), paidPart({ amount: '150.00' })];
    await openRunning(withdrawalIn('paying', { parts, received: '100.00', remaining: '195.50' }), wayToPaid);
    const running = await card();
    expect(await running.findByText('24 minutes left, then it counts as received')).toBeInTheDocument();
    expect(running.getByText('Remaining').nextElementSibling).toHaveTextContent('P195.50');
    const payments = within(running.getByRole('region', { name: 'Payments' })).getAllByRole('article');
    expect(payments.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('P100.00Received'),
      expect.stringContaining('P150.00Arrived?'),
    ]);
  });

  test('confirmed as received, after a look into the account was asked for', async () => {
    const { host, user } = await openPaid([answering(confirmWithdrawal, () => withdrawalIn('received'))]);
    await user.click(await (await card()).findByRole('button', { name: 'Received' }));
    await waitFor(() => expect(host.toasts).toEqual(['P\u00a0295.50 confirmed as received']));
    expect(host.confirmations[0]).toMatchObject({ title: 'Did P\u00a0295.50 arrive?' });
    expect(sentTo(host, confirmWithdrawal)).toEqual([
      expect.objectContaining({ input: { id: 'w-1', partId: 'p-1' }, idempotencyKey: expect.any(String) }),
    ]);
  });

  test('the time is over: said, and read anew', async () => {
    const late = withdrawalIn('paid', { parts: [paidPart({ answerBy: '2026-11-22T10:06:00.000Z' })] });
    await openRunning(late, wayToPaid);
    expect(await (await card()).findByText(/The time is over/)).toBeInTheDocument();
  });

  test('reported before, it may still turn out to have arrived', async () => {
    const reported = withdrawalIn('not_received', { parts: [paidPart({ state: 'not_received' })] });
    await openRunning(reported, [...wayToPaid, 'paid']);
    const running = await card();
    expect(await running.findByRole('button', { name: 'It has arrived after all' })).toBeInTheDocument();
    expect(running.queryByRole('button', { name: 'Not received' })).toBeNull();
  });

  test('a forced receipt says that the deposit will not be refunded', async () => {
    const forced = withdrawalIn('forced_receipt', { parts: [paidPart({ state: 'forced' })] });
    const { user } = await openWithdraw([listing(forced), detailing(forced, 'not_received')]);
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    expect(await screen.findByText(/this payment arrived. The deposit will not be refunded/)).toBeInTheDocument();
  });
});

describe('not received, with proofs', () => {
  const picture = (name = 'a.png', type = 'image/png', bytes = 12) => new File(['x'.repeat(bytes)], name, { type });
  const uploaded = () => {
    let count = 0;
    return answering(uploadWithdrawalProof, () => {
      count += 1;
      return { proofId: `proof-${count}` };
    });
  };
  const reported = answering(reportWithdrawal, () => withdrawalIn('not_received'));

  async function openReport(answers: Answer[] = [uploaded(), reported]) {
    const opened = await openPaid(answers);
    await opened.user.click(await (await card()).findByRole('button', { name: 'Not received' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'P\u00a0295.50 did not arrive' }));
    // As from a browser that lets any file through.
    const hand = userEvent.setup({ applyAccept: false });
    const add = (...files: File[]) => hand.upload(dialog.getByLabelText(/^Proof/), files);
    const send = () => opened.user.click(dialog.getByRole('button', { name: 'Report as not received' }));
    return { ...opened, dialog, add, send };
  }

  test('pictures go one by one, then the report names part and proofs', async () => {
    const { host, dialog, add, send } = await openReport();
    await add(picture('a.png'), picture('b.jpg', 'image/jpeg'));
    expect(await dialog.findByRole('img', { name: 'b.jpg' })).toBeInTheDocument();
    await send();
    await waitFor(() => expect(host.toasts).toEqual(['We are looking into it']));
    expect(sentTo(host, uploadWithdrawalProof).map(({ input }) => input)).toEqual([
      { id: 'w-1', data: btoa('x'.repeat(12)) },
      { id: 'w-1', data: btoa('x'.repeat(12)) },
    ]);
    expect(sentTo(host, reportWithdrawal)).toEqual([
      expect.objectContaining({
        input: { id: 'w-1', partIds: ['p-1'], proofIds: ['proof-1', 'proof-2'] },
        idempotencyKey: expect.any(String),
      }),
    ]);
    expect(screen.queryByRole('dialog', { name: /did not arrive/ })).toBeNull();
  });

  test('without a picture nothing is sent', async () => {
    const { host, dialog, send } = await openReport();
    await send();
    expect(dialog.getByLabelText(/^Proof/)).toHaveAccessibleDescription('Please add at least one picture');
    expect(dialog.getByLabelText(/^Proof/)).toHaveFocus();
    expect(sentTo(host, reportWithdrawal)).toEqual([]);
  });

  test.each([
    [picture('a.gif', 'image/gif'), 'a.gif is not a PNG or JPG picture'],
    [picture('big.png', 'image/png', 5 * 1024 * 1024 + 1), 'big.png is larger than 5 MB'],
  ])('what cannot be a proof is said: %#', async (file, words) => {
    const { dialog, add } = await openReport();
    await add(file);
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryByRole('img')).toBeNull();
  });

  test('three at most, and one can be taken away again', async () => {
    const { user, dialog, add } = await openReport();
    await add(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'));
    expect(await dialog.findByText('Three pictures at most')).toBeInTheDocument();
    expect(dialog.getAllByRole('img')).toHaveLength(3);
    expect(dialog.queryByLabelText(/^Proof/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Remove 2.png' }));
    expect(dialog.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['1.png', '3.png']);
    expect(dialog.getByLabelText(/^Proof/)).toBeInTheDocument();
  });

  test('a picture that the platform refuses is named; the others are not sent twice', async () => {
    let turn = 0;
    const second = answering(uploadWithdrawalProof, () => {
      turn += 1;
      if (turn === 2)
        throw Object.assign(new Error('This is no picture.'), { name: 'RefusalError', code: 'not_a_proof_picture' });
      return { proofId: `proof-${turn}` };
    });
    const { host, user, dialog, add, send } = await openReport([second, reported]);
    await add(picture('1.png'), picture('2.png'));
    await dialog.findByRole('img', { name: '2.png' });
    await send();
    expect(await dialog.findByText('2.png: This is no picture.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove 2.png' }));
    await send();
    await waitFor(() => expect(sentTo(host, reportWithdrawal)).toHaveLength(1));
    expect(sentTo(host, reportWithdrawal)[0]?.input).toMatchObject({ proofIds: ['proof-1'] });
    expect(turn).toBe(2);
  });

  test('it has gone on meanwhile: the refusal stands above the button', async () => {
    const { dialog, add, send } = await openReport([uploaded(), refusing(reportWithdrawal, 'withdrawal_state')]);
    await add(picture());
    await dialog.findByRole('img');
    await send();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('withdrawal_state'));
  });
});
