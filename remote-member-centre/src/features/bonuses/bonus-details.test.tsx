import { exportBonuses, listBonuses } from '@portal/shared/contract/rewards/rewards';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';
import type { Bonus, Bonuses } from './bonus.ts';

const at = '2026-11-20T10:00:00.000Z';
const bonus = (id: string, change: Partial<Bonus> = {}): Bonus => ({
  id,
  source: 'mission',
  name: `Bonus ${id}`,
  amount: '5.00',
  points: 0,
  turnover: '0.00',
  state: 'claimed',
  createdAt: at,
  claimedAt: at,
  ...change,
});
const weights = [{ gameType: 'RNG', percent: 100 }];
const half = bonus('half', {
  source: 'referral',
  amount: '20.00',
  turnover: '60.00',
  wagering: { required: '60.00', bet: '38.00', weights, bound: '20.00' },
});
const met = bonus('met', { wagering: { required: '15.00', bet: '15.00', weights: [], bound: '0.00' } });

const bySource: Bonuses['bySource'] = [
  { source: 'referral', bonuses: 1, amount: '20.00' },
  { source: 'mission', bonuses: 2, amount: '10.00' },
];

const listing = (change: Partial<Bonuses> = {}): Answer =>
  answering(listBonuses, () => ({
    list: [half, met, bonus('free')],
    totalPages: 1,
    totals: { bonuses: 3, amount: '30.00' },
    bySource,
    open: { required: '60.00', missing: '22.00' },
    period: { from: '2026-10-24', to: '2026-11-22' },
    ...change,
  }));

const nothing = { list: [], totalPages: 0, totals: { bonuses: 0, amount: '0.00' }, bySource: [] };
const open = (...answers: Answer[]) => openPage('bonusDetails', answers);

// covers 2.5
test('shows the open turnover on top with a link to the games, and the progress of each bonus', async () => {
  const { host, user } = await open(listing());
  const top = await screen.findByRole('region', { name: 'Left to wager' });
  expect(top).toHaveTextContent('P 22.00');
  expect(within(top).getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'P\u00a038.00 of P\u00a060.00 (63%)');
  expect(screen.getByRole('progressbar', { name: 'Wagering progress: Bonus half' })).toHaveAttribute(
    'aria-valuenow',
    '63',
  );
  expect(screen.getByText('P 15.00 wagered')).toBeInTheDocument();
  expect(screen.getByText('Nothing to wager')).toBeInTheDocument();
  const chart = screen.getByRole('region', { name: 'Bonuses by source' });
  expect(within(chart).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(top).getByRole('button', { name: 'Play now' }));
  expect(host.location.get().pathname).toBe('/rng');
});

// covers 2.5
test('shows how games count on one press', async () => {
  const { user } = await open(listing());
  await user.click(await screen.findByRole('button', { name: 'Bonus half' }));
  const detail = await screen.findByRole('dialog', { name: 'Bonus half' });
  expect(detail).toHaveTextContent('Slots100%');
  expect(within(detail).getByText('Bets count from').nextSibling).toHaveTextContent(/Nov 20, 2026/);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Bonus met' }));
  expect(await screen.findByRole('dialog', { name: 'Bonus met' })).toHaveTextContent('All games count in full.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Bonus free' }));
  expect(await screen.findByRole('dialog', { name: 'Bonus free' })).not.toHaveTextContent('Bets count from');
});

test('filters bonuses by days and source, and saves that selection as a file', async () => {
  const { host, user } = await open(
    listing(),
    answering(exportBonuses, () => 'Claimed\r\n'),
  );
  await screen.findByRole('button', { name: 'Bonus half' });
  await user.selectOptions(screen.getByLabelText('Source'), 'Invited friend');
  await waitFor(() => expect(sentTo(host, listBonuses).at(-1)?.input).toMatchObject({ source: 'referral', pageNo: 1 }));
  URL.createObjectURL = () => 'blob:bonuses';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: /file|export|CSV/i }));
  await waitFor(() => expect(sentTo(host, exportBonuses)[0]?.input).toMatchObject({ source: 'referral' }));
});

test('shows messages for no turnover, no bonuses and a failed load; follows a claim', async () => {
  const { host, user } = await open(listing({ ...nothing, open: { required: '0.00', missing: '0.00' } }));
  expect(await screen.findByText('Nothing left to wager. You can withdraw your balance.')).toBeInTheDocument();
  expect(screen.getByText('No bonuses found')).toBeInTheDocument();
  host.answer(listing());
  act(() => host.events.emit('rewards-changed', 'grants'));
  expect(await screen.findByRole('button', { name: 'Bonus half' })).toBeInTheDocument();
  host.answer(refusing(listBonuses, 'down', 500));
  await user.selectOptions(screen.getByLabelText('Source'), 'Mission');
  expect(await screen.findByText('Your records could not be loaded')).toBeInTheDocument();
});
