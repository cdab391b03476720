import {
  confirmWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawals';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentTo } from '../../../../testing/open-page.ts';
import {
  detailing,
  listing,
  openRunning,
  openWithdraw,
  paidPart,
  runningCard,
  wayToPaid,
  withdrawalIn,
} from '../../../../testing/open-withdraw.ts';

const paid = withdrawalIn('paid', { parts: [paidPart()] });
const openPaid = (answers: Answer[] = []) => openRunning(paid, wayToPaid, answers);

describe('paid: received or not', () => {
  // covers 4
  test('shows received and remaining amounts, and the minutes until it counts as received', async () => {
    const parts = [paidPart({ id: 'p-0', amount: '100.00', state: 'received' }), paidPart({ amount: '150.00' })];
    await openRunning(withdrawalIn('paying', { parts, received: '100.00', remaining: '195.50' }), wayToPaid);
    const running = await runningCard();
    expect(await running.findByText('24 minutes left, then it counts as received')).toBeInTheDocument();
    expect(running.getByText('Remaining').nextElementSibling).toHaveTextContent('P195.50');
    const payments = within(running.getByRole('region', { name: 'Payments' })).getAllByRole('article');
    expect(payments.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('P100.00Received'),
      expect.stringContaining('P150.00Arrived?'),
    ]);
  });

  test('confirms the receipt after asking to check the account', async () => {
    const { host, user } = await openPaid([answering(confirmWithdrawal, () => withdrawalIn('received'))]);
    await user.click(await (await runningCard()).findByRole('button', { name: 'Received' }));
    await waitFor(() => expect(host.toasts).toEqual(['P\u00a0295.50 confirmed as received']));
    expect(host.confirmations[0]).toMatchObject({ title: 'Did P\u00a0295.50 arrive?' });
    expect(sentTo(host, confirmWithdrawal)).toEqual([
      expect.objectContaining({ input: { id: 'w-1', partId: 'p-1' }, idempotencyKey: expect.any(String) }),
    ]);
  });

  test('says that the time to answer is over, and reloads', async () => {
    const late = withdrawalIn('paid', { parts: [paidPart({ answerBy: '2026-11-22T10:06:00.000Z' })] });
    await openRunning(late, wayToPaid);
    expect(await (await runningCard()).findByText(/Time is up/)).toBeInTheDocument();
  });

  test('offers to confirm a reported payment after all', async () => {
    const reported = withdrawalIn('not_received', { parts: [paidPart({ state: 'not_received' })] });
    await openRunning(reported, [...wayToPaid, 'paid']);
    const running = await runningCard();
    expect(await running.findByRole('button', { name: 'It has arrived after all' })).toBeInTheDocument();
    expect(running.queryByRole('button', { name: 'Not received' })).toBeNull();
  });

  // covers 4
  test('says after a forced receipt that the deposit will not be refunded', async () => {
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
    await opened.user.click(await (await runningCard()).findByRole('button', { name: 'Not received' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'P\u00a0295.50 did not arrive' }));
    // As from a browser that lets any file through.
    const hand = userEvent.setup({ applyAccept: false });
    const add = (...files: File[]) => hand.upload(dialog.getByLabelText(/^Proof/), files);
    const send = () => opened.user.click(dialog.getByRole('button', { name: 'Report as not received' }));
    return { ...opened, dialog, add, send };
  }

  // covers 4
  test('sends pictures one by one, then the report with part and proofs', async () => {
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

  test('sends nothing without a picture', async () => {
    const { host, dialog, send } = await openReport();
    await send();
    expect(dialog.getByLabelText(/^Proof/)).toHaveAccessibleDescription('Please add at least one image');
    expect(dialog.getByLabelText(/^Proof/)).toHaveFocus();
    expect(sentTo(host, reportWithdrawal)).toEqual([]);
  });

  test.each([
    [picture('a.gif', 'image/gif'), 'a.gif is not a PNG or JPG image'],
    [picture('big.png', 'image/png', 5 * 1024 * 1024 + 1), 'big.png is larger than 5 MB'],
  ])('says which file cannot be a proof: %#', async (file, words) => {
    const { dialog, add } = await openReport();
    await add(file);
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryByRole('img')).toBeNull();
  });

  // covers 9
  test('accepts three pictures at most, and removes one again', async () => {
    const { user, dialog, add } = await openReport();
    await add(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'));
    expect(await dialog.findByText('Up to 3 images')).toBeInTheDocument();
    expect(dialog.getAllByRole('img')).toHaveLength(3);
    expect(dialog.queryByLabelText(/^Proof/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Remove 2.png' }));
    expect(dialog.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['1.png', '3.png']);
    expect(dialog.getByLabelText(/^Proof/)).toBeInTheDocument();
  });

  test('names a picture that the platform refuses, and sends the others only once', async () => {
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

  test('shows above the button that the state has changed meanwhile', async () => {
    const { dialog, add, send } = await openReport([uploaded(), refusing(reportWithdrawal, 'withdrawal_state')]);
    await add(picture());
    await dialog.findByRole('img');
    await send();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('withdrawal_state'));
  });
});
