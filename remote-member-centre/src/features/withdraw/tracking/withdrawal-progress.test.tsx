import { payDebt } from '@portal/shared/contract/wallet/transfers';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { sentTo } from '../../../../testing/open-page.ts';
import {
  detailing,
  gcash,
  listing,
  openRunning,
  openWithdraw,
  paidPart,
  runningCard,
  terms,
  walletAccount,
  wayToPaid,
  withdrawalIn,
} from '../../../../testing/open-withdraw.ts';

const note = async () => within(await (await runningCard()).findByRole('region', { name: 'What happens next' }));

test('says what it waits for, how long that usually takes, and when it is expected', async () => {
  await openRunning(withdrawalIn('in_review'), ['applied']);
  const next = await note();
  expect(next.getByText(/two members of our staff check every withdrawal/)).toBeInTheDocument();
  expect(next.getByText(/^Usually within 2 hours; expected by .*\.$/)).toBeInTheDocument();
  expect(next.queryByRole('button')).toBeNull();
});

test('says that a promise has passed, and leads to customer service with the reference', async () => {
  const { host, user } = await openRunning(withdrawalIn('approved', { expectedBy: '2026-11-22T10:06:00.000Z' }));
  const next = await note();
  expect(next.getByText(/taking longer than we promised.*WD-2611-7K3QM/)).toBeInTheDocument();
  expect(next.queryByText(/^Usually/)).toBeNull();
  await user.click(next.getByRole('button', { name: 'Contact us' }));
  expect(host.location.get().pathname).toBe('/support');
});

test('says that a debt holds it, and takes the payment of the debt', async () => {
  const running = withdrawalIn('in_review');
  const owing = terms({ owed: '12.50', blockedBy: ['withdrawal_open'] });
  const { host, user } = await openWithdraw([
    answering(payDebt, () => ({ reference: 'r', amount: '12.50', main: '1187.50', owed: '0.00' })),
    listing(running),
    detailing(running, 'applied'),
    owing,
  ]);
  const next = await note();
  expect(next.getByText(/^On hold: your account owes P\s12\.50/)).toBeInTheDocument();
  expect(next.queryByText(/Usually/)).toBeNull();
  await user.click(next.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sentTo(host, payDebt)).toHaveLength(1));
});

test('says until when the answer of the member is awaited', async () => {
  await openRunning(withdrawalIn('paid', { parts: [paidPart()] }), wayToPaid);
  expect(
    (await note()).getByText(/^Waiting for your answer\. Without one it counts as received at /),
  ).toBeInTheDocument();
});

test('says that the outcome of a report has no fixed time', async () => {
  await openRunning(withdrawalIn('not_received', { parts: [paidPart({ state: 'not_received' })] }), wayToPaid);
  const next = await note();
  expect(next.getByText(/no fixed time/)).toBeInTheDocument();
  expect(next.getByRole('button', { name: 'Contact us' })).toBeInTheDocument();
});

test('shows the reference in the card, the details and the history, and never the id', async () => {
  await openRunning(withdrawalIn('applied'));
  await runningCard();
  await waitFor(() => expect(screen.getAllByText('WD-2611-7K3QM')).toHaveLength(3));
  expect(screen.queryByText(/w-1/)).toBeNull();
});

test('says before the request how long a payment to the chosen account usually takes', async () => {
  const { user } = await openWithdraw();
  const form = within(await screen.findByRole('form', { name: 'Withdraw' }));
  expect(form.getByText('Usually paid within').nextElementSibling).toHaveTextContent('2 hours');
  await user.click(form.getByRole('radio', { name: new RegExp(`${gcash.name}.*${walletAccount.number.slice(-4)}`) }));
  expect(form.getByText('Usually paid within').nextElementSibling).toHaveTextContent('30 minutes');
});
