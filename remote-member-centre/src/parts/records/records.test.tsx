import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { type BetRow, exportBets, getBet, listBets } from '@portal/shared/contract/games/bets';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { exportProfit, getProfit } from '@portal/shared/contract/games/profit';
import { exportTransactions, listTransactions } from '@portal/shared/contract/wallet/transactions';
import { type Answer, answering, createFakeHost, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../../remote.tsx';

const totals = { rounds: 41, stake: '20.00', win: '25.00', profit: '5.00' };
const period = { from: '2026-11-14', to: '2026-11-20' };
const row: BetRow = {
  id: 's:abc123',
  roundId: 'abc123',
  gameName: 'Koi Pond',
  gameCode: 'koi',
  vassalage: 'LANTERN',
  gameType: 'RNG',
  stake: '10.00',
  win: '25.00',
  profit: '15.00',
  balanceBefore: '100.00',
  balanceAfter: '115.00',
  state: 'settled',
  openedAt: '2026-11-20T18:30:00.000Z',
};
const vendor = { gameType: 'RNG', accountTypeId: '1', isHot: 0, games: 3, walletMode: 'seamless' } as const;
const at = '2026-11-20T10:00:00.000Z';
const held = { id: '7', type: 'withdrawal', group: 'withdrawal', reference: 'w-1:1', amount: '-50.00', at } as const;
const moved = { transactionId: 'abc123-bet', kind: 'bet', amount: '-10.00', balanceAfter: '90.00', at } as const;

const answers: Answer[] = [
  answering(getMemberMenu, () => ({
    items: ['personalHistoryCopy', 'transactionHistory', 'personalProfit'].map((page) => ({ page, count: 0 })),
  })),
  answering(getGameMenus, () => ({
    menus: [
      {
        gameType: 'RNG' as const,
        name: 'Slots',
        games: 3,
        vendors: [{ ...vendor, vassalage: 'MANGO', name: 'Mango Play' }],
      },
      {
        gameType: 'LIVE' as const,
        name: 'Live',
        games: 3,
        vendors: [{ ...vendor, vassalage: 'TIDE', name: 'Tide Live' }],
      },
    ],
  })),
  answering(listBets, () => ({ list: [row], totalPages: 3, totals, period })),
  answering(getBet, () => ({
    ...row,
    wallet: 'main',
    movements: [{ ...moved, transferId: '991' }],
    proofUrl: 'http://localhost:9001/verify/abc123',
  })),
  answering(exportBets, () => '\uFEFFTime\r\n'),
  answering(exportProfit, () => 'Day\r\n'),
  answering(exportTransactions, () => 'Time\r\n'),
  answering(listTransactions, () => ({
    list: [{ ...held, balanceBefore: '150.00', balanceAfter: '100.00' }],
    totalPages: 1,
    totals: { movements: 1, in: '0.00', out: '-50.00', net: '-50.00' },
    period,
  })),
  answering(getProfit, ({ by }) => ({
    points: [{ at: by === 'month' ? '2026-11' : '2026-11-20', ...totals }],
    totals,
    period,
  })),
];

let mounted: MountedRemote | undefined;
afterEach(async () => {
  await mounted?.unmount();
  jest.restoreAllMocks();
});

async function open(page: string, more: Answer[] = []) {
  const site = { timeZone: 'Asia/Ho_Chi_Minh' };
  const host = createFakeHost({ member: fakeMember, answers: [...more, ...answers], site });
  mounted = await mountRemote(remote, host, { surface: 'overlay', page });
  const lastOf = ({ path }: { path: string }) => host.calls.filter((call) => call.path === path).at(-1)?.input;
  return { host, lastOf };
}

// covers 2.5
test('reloads the betting record from page 1 by days, category, vendor and state', async () => {
  const { lastOf } = await open('personalHistoryCopy');
  await screen.findByText('Koi Pond');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastOf(listBets)).toMatchObject({ pageNo: 2 }));
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Slots');
  await waitFor(() => expect(lastOf(listBets)).toMatchObject({ pageNo: 1, gameType: 'RNG' }));
  expect(within(screen.getByLabelText('Vendor')).queryByText('Tide Live')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Vendor'), 'Mango Play');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Settled');
  await waitFor(() => expect(lastOf(listBets)).toMatchObject({ vassalage: 'MANGO', state: 'settled' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Category' }));
  await waitFor(() => expect(lastOf(listBets)).toMatchObject({ state: 'settled' }));
  expect(lastOf(listBets)).toMatchObject({ gameType: undefined, vassalage: undefined });
});

// covers 2.5
test('shows a win under review in the list and in the round, with what happens next', async () => {
  const waiting = { ...row, win: '0.00', state: 'open', underReview: '250000.00' } as const;
  await open('personalHistoryCopy', [
    answering(listBets, () => ({ list: [waiting], totalPages: 1, totals, period })),
    answering(getBet, () => ({ ...waiting, wallet: 'main', movements: [] })),
  ]);
  expect(await screen.findByText('Under review')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Koi Pond/ }));
  const detail = within(await screen.findByRole('dialog', { name: 'Koi Pond' }));
  expect(await detail.findByText(/250,000\.00/)).toBeVisible();
  expect(detail.getByText(/We check some wins before we pay them/)).toBeVisible();
});

// covers 2.5
test("shows both zones to a member whose time zone differs from that of the portal's days", async () => {
  const { host } = await open('personalHistoryCopy');
  await screen.findByText('Koi Pond');
  act(() => host.member.set({ ...fakeMember, timeZone: 'Asia/Kolkata' }));
  expect(screen.getByText('Times are in UTC+5:30. Days are counted in UTC+7.')).toBeInTheDocument();
});

test('shows invalid days as an error and does not request them', async () => {
  const { lastOf } = await open('personalHistoryCopy');
  await screen.findByText('Koi Pond');
  const before = lastOf(listBets);
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Choose days');
  expect(screen.getByText('Days and times are in UTC+7.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('From'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose days within the last 3 months');
  expect(lastOf(listBets)).toEqual(before);
});

// covers 2.5
test("shows times in the portal's zone, wherever the viewer is", async () => {
  await open('personalHistoryCopy');
  expect(await screen.findByText(/Nov 21, 2026, 1:30:00/)).toBeInTheDocument();
});

// covers 2.5
test('opens a round with its movements, its id to copy and its proof', async () => {
  const user = userEvent.setup();
  await open('personalHistoryCopy');
  await user.click(await screen.findByRole('button', { name: 'Koi Pond' }));
  const detail = await screen.findByRole('dialog', { name: 'Koi Pond' });
  expect(within(detail).getByText('abc123-bet')).toBeInTheDocument();
  expect(within(detail).getByText('#991')).toBeInTheDocument();
  await user.click(within(detail).getByRole('button', { name: 'Copy the round id' }));
  expect(await navigator.clipboard.readText()).toBe('abc123');
  expect(within(detail).getByRole('link', { name: 'Verify the draw' })).toHaveAttribute(
    'href',
    'http://localhost:9001/verify/abc123',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Koi Pond' })).not.toBeInTheDocument());
});

test('says that a round does not exist', async () => {
  await open('personalHistoryCopy', [refusing(getBet, 'not_found', 404)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Koi Pond' }));
  const detail = await screen.findByRole('dialog', { name: 'Round' });
  expect(await within(detail).findByRole('alert')).toHaveTextContent('Your records could not be loaded');
});

// covers 2.5
test('shows credits and debits in the account record, and a withdrawal with its reference', async () => {
  const { lastOf } = await open('transactionHistory');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdrawal' }));
  const detail = await screen.findByRole('dialog', { name: 'Withdrawal' });
  expect(within(detail).getByText('w-1:1')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Money out')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Withdrawals');
  await waitFor(() => expect(lastOf(listTransactions)).toMatchObject({ group: 'withdrawal' }));
});

// covers 2.5
test('shows profit by days and months, as bars with a table and as a table', async () => {
  const { lastOf } = await open('personalProfit');
  expect(await screen.findByRole('table', { name: 'Days' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Profit and loss by day' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Months' }));
  expect(await screen.findByRole('table', { name: 'Months' })).toBeInTheDocument();
  expect(lastOf(getProfit)).toMatchObject({ by: 'month' });
});

test.each([
  ['personalHistoryCopy', exportBets, /^betting-record-/],
  ['transactionHistory', exportTransactions, /^account-record-/],
  ['personalProfit', exportProfit, /^profit-/],
])('saves the selection of %s as a file that Excel reads', async (page, call, name) => {
  const made: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${made.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { host, lastOf } = await open(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toEqual(['File saved']));
  expect(lastOf(call)).toMatchObject({ from: expect.any(String) });
  expect(saved[0]).toMatch(name);
  expect(made).toHaveLength(1);
});

test("shows the platform's text for a refused file", async () => {
  const { host } = await open('personalHistoryCopy', [refusing(exportBets, 'export_too_large')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toEqual(['export_too_large']));
});
