import {
  claimRebate,
  declineRebate,
  getRebates,
  listRebates,
  type RebateCategory,
} from '@portal/shared/contract/rewards/rebates';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const common = { smallest: '0.10', capPerDay: '5000.00' };
const slots: RebateCategory = {
  ...common,
  gameType: 'RNG',
  mode: 'manual',
  state: 'claimable',
  validBet: '300.00',
  rebate: '1.20',
  basisPoints: 40,
  days: [
    { day: '2026-03-02', validBet: '200.00', basisPoints: 40, rebate: '0.80' },
    { day: '2026-03-01', validBet: '100.00', basisPoints: 40, rebate: '0.40' },
  ],
};
const live: RebateCategory = {
  ...common,
  gameType: 'LIVE',
  mode: 'manual',
  state: 'small',
  validBet: '10.00',
  rebate: '0.03',
  basisPoints: 30,
  days: [],
};
const lottery: RebateCategory = {
  ...common,
  gameType: 'LOTT',
  mode: 'automatic',
  state: 'automatic',
  validBet: '50.00',
  rebate: '0.10',
  basisPoints: 15,
  days: [],
};
const summary = {
  rankLevel: 3,
  claimable: '1.20',
  claimDays: 30,
  turnoverPercent: 100,
  categories: [slots, live, lottery],
};
const none = { list: [], totalPages: 0, totals: { rebates: 0, amount: '0.00' } };

const open = (change = {}) =>
  openPage('manualRebate', [
    answering(getRebates, () => ({ ...summary, ...change })),
    answering(listRebates, () => none),
  ]);

test('shows the claimable sum on top, and each category with valid bets, rate and rebate', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'Ready to claim' })).toHaveTextContent('P1.20');
  const row = within(screen.getByRole('table', { name: 'To claim' })).getByRole('row', { name: /Slots/ });
  for (const text of ['300.00', '0.40%', '1.20']) expect(row).toHaveTextContent(text);
  expect(screen.getByText('From P 0.10')).toBeInTheDocument();
  const automatic = screen.getByRole('region', { name: 'Automatic' });
  expect(automatic).toHaveTextContent('Lottery');
  expect(automatic).toHaveTextContent('0.15%');
  expect(await screen.findByText('No rebates yet')).toBeInTheDocument();
});

// covers 2.5
test('claims one category, or all, with a key; shows the result and reloads everything', async () => {
  const { host, user } = await open();
  host.answer(answering(claimRebate, () => ({ amount: '1.20', turnover: '1.20', payments: [] })));
  await user.click(await screen.findByRole('button', { name: 'Claim: Slots' }));
  await waitFor(() => expect(host.toasts).toEqual(['P\u00a01.20 is in your wallet']));
  await waitFor(() => expect(sentTo(host, getRebates)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Claim all' }));
  await waitFor(() => expect(sentTo(host, claimRebate)).toHaveLength(2));
  expect(sentTo(host, claimRebate)).toEqual([
    expect.objectContaining({ input: { gameType: 'RNG' }, idempotencyKey: expect.any(String) }),
    expect.objectContaining({ input: {}, idempotencyKey: expect.any(String) }),
  ]);
});

test('shows the text of a refusal', async () => {
  const { host, user } = await open();
  host.answer(refusing(claimRebate, 'rebate_none'));
  await user.click(await screen.findByRole('button', { name: 'Claim all' }));
  await waitFor(() => expect(host.toasts).toEqual(['rebate_none']));
});

test('unfolds the days of the sums, each with its own rate', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Details for 2 days', { selector: 'summary' }));
  const days = within(screen.getByRole('table', { name: 'Details for 2 days', hidden: true }));
  expect(days.getByRole('row', { name: /Mar 1, 2026/, hidden: true })).toHaveTextContent('0.40');
});

// covers 2.5
test('offers no claim when nothing is open; follows the live stream', async () => {
  const { host } = await open({ claimable: '0.00', categories: [live] });
  expect(await screen.findByText(/Nothing to claim/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Claim all' })).not.toBeInTheDocument();
  host.answer(answering(getRebates, () => summary));
  host.events.emit('rewards-changed', 'rebates');
  expect(await screen.findByRole('button', { name: 'Claim all' })).toBeInTheDocument();
});

test('says that the page failed to load, and tries again', async () => {
  const { host, user } = await openPage('manualRebate', [
    refusing(getRebates, 'unknown_error'),
    answering(listRebates, () => none),
  ]);
  const retry = await screen.findByRole('button', { name: /Try again/ });
  host.answer(answering(getRebates, () => summary));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Claim all' })).toBeInTheDocument();
});

test('declines the accrued rebate after confirmation, including automatic ones', async () => {
  const { host, user } = await open();
  host.answer(answering(declineRebate, () => ({ amount: '1.20', declinedAt: '2026-03-02T08:00:00.000Z' })));
  const button = (name: RegExp) => screen.findByRole('button', { name });
  const confirmed = jest.spyOn(host, 'confirm').mockResolvedValueOnce(false).mockResolvedValue(true);
  await user.click(await button(/^Decline: Rebate Slots: P.1\.20$/));
  expect(sentTo(host, declineRebate)).toEqual([]);
  expect(confirmed.mock.calls[0]?.[0]).toMatchObject({
    text: expect.stringMatching(/no longer earn a rebate/),
    cancelLabel: 'Keep it',
  });
  await user.click(await button(/^Decline: Rebate Slots/));
  await waitFor(() => expect(sentTo(host, declineRebate)).toMatchObject([{ input: { gameType: 'RNG' } }]));
  await waitFor(() => expect(host.toasts).toEqual([expect.stringMatching(/^Declined\. Nothing was paid/)]));
  await user.click(await button(/^Decline: Rebate Lottery/));
  await waitFor(() => expect(sentTo(host, declineRebate)).toHaveLength(2));
});
