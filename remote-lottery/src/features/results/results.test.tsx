import { listOpenedNumbers, listVietnamNumbers, type OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLottery, openLottery } from '../../testing/open-lottery.ts';
import { openedDrawOf } from '../../testing/opened-draw-of.ts';

afterEach(closeLottery);

const days = Array.from({ length: 24 }, (_, at) => openedDrawOf(`202611${String(24 - at).padStart(2, '0')}`));
const northDraws = (more: OpenedDraw[] = days) => ({ draws: (code: string) => (code === 'MB' ? more : []) });
const dialog = async () => within(await screen.findByRole('dialog'));

async function openBoard(options: Parameters<typeof openLottery>[1] = northDraws()) {
  const host = await openLottery('/lottery', options);
  await userEvent.click(await screen.findByRole('button', { name: 'Miền Bắc results' }));
  return { host, board: await dialog() };
}

// covers 7.2, 9
test('shows a visitor the printed board of a Vietnamese lottery for a hundred draws', async () => {
  const { host, board } = await openBoard();
  const table = within(await board.findByRole('table', { name: 'Numbers by prize' }));
  expect(table.getByRole('row', { name: 'Special 01234' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Seventh 07 34 99 30' })).toBeVisible();
  expect(
    within(board.getByRole('table', { name: 'Last two digits by head' })).getByRole('row', { name: '3 0, 4, 4' }),
  ).toBeVisible();
  expect(host.calls.filter(({ path }) => path === listVietnamNumbers.path).at(-1)?.input).toEqual({
    gameCode: 'MB',
    vendor: 'TCG_LOTTO_VN',
    count: '100',
    language: 'EN',
  });
  await userEvent.click(board.getByRole('button', { name: 'Last 2' }));
  expect(board.getByRole('row', { name: 'Special 34' })).toBeVisible();
});

test('keeps the board in the address: back closes it, a link opens it, closing a link stays on the page', async () => {
  const { host } = await openBoard();
  expect(host.location.get().search).toBe('?results=TCG_LOTTO_VN.MB');
  act(() => host.navigate('/lottery'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => host.navigate('/lottery?vendor=TCG_LOTTO_VN&results=TCG_LOTTO_VN.MB'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Close results' }));
  expect(host.location.get().search).toBe('?vendor=TCG_LOTTO_VN');
  expect(window.history.go).not.toHaveBeenCalled();
});

test('goes back when a board opened here is closed, so that "back" does not open it again', async () => {
  const { host } = await openBoard();
  await userEvent.click(screen.getByRole('button', { name: 'Close results' }));
  expect(window.history.go).toHaveBeenCalledWith(-1);
  expect(host.location.get().search).toBe('');
});

// covers 7.2
test('marks corrected and cancelled draws, and copies the number of a draw', async () => {
  const [first, second, ...rest] = days;
  if (!first || !second) throw new Error('no draws');
  const changed = [
    { ...first, corrections: 2, reason: 'A digit was misread' },
    { ...second, state: 'cancelled' as const, prizes: [], reason: '<b>The machine broke</b>' },
    ...rest,
  ];
  const user = userEvent.setup();
  const { board } = await openBoard(northDraws(changed));
  expect(await board.findByText('Corrected 2 times')).toBeVisible();
  expect(board.getByText('Reason: A digit was misread')).toBeVisible();
  await user.click(board.getByRole('button', { name: 'Copy draw number 20261124' }));
  await waitFor(async () => expect(await window.navigator.clipboard.readText()).toBe('20261124'));
  await user.click(board.getByRole('button', { name: 'Older draw' }));
  expect(board.getByText('This draw was cancelled. All stakes were refunded.')).toBeVisible();
  expect(board.getByText('Reason: <b>The machine broke</b>')).toBeVisible();
  expect(board.queryByRole('table')).not.toBeInTheDocument();
});

test('opens the board at the last draw, with draws cancelled in advance after it', async () => {
  const ahead = { state: 'cancelled' as const, prizes: [], drawnAt: '2026-11-25T11:15:00.000Z' };
  const { board } = await openBoard(northDraws([openedDrawOf('20261125', ahead), ...days]));
  expect(await board.findByRole('table', { name: 'Numbers by prize' })).toBeVisible();
  await userEvent.click(board.getByRole('button', { name: 'Newer draw' }));
  expect(board.getByText('This draw was cancelled. All stakes were refunded.')).toBeVisible();
  await userEvent.click(board.getByRole('button', { name: 'Older draw' }));
  expect(board.getByRole('table', { name: 'Numbers by prize' })).toBeVisible();
});

// covers 7.2
test('shows ten draws a page of chosen days, and the board of a draw on a click', async () => {
  const { board } = await openBoard();
  await userEvent.click(await board.findByRole('tab', { name: 'History' }));
  expect(board.getAllByRole('button', { name: /Draw 2026/ })).toHaveLength(10);
  await userEvent.click(board.getByRole('button', { name: '3' }));
  expect(board.getAllByRole('button', { name: /Draw 2026/ })).toHaveLength(4);
  await userEvent.selectOptions(board.getByRole('combobox', { name: 'Day' }), '2026-11-10');
  await userEvent.click(board.getByRole('button', { name: /Draw 20261110/ }));
  expect(board.getByText(/^Tue, Nov 10, 2026, 18:15 \(UTC\+7\)$/)).toBeVisible();
  expect(board.getByRole('table', { name: 'Numbers by prize' })).toBeVisible();
});

// covers 7.2
test('counts endings in the trend, and names hot and cold ones in words', async () => {
  const { board } = await openBoard();
  await userEvent.click(await board.findByRole('tab', { name: 'Trend' }));
  expect(board.getByText('Last two digits in 24 draws')).toBeVisible();
  const hot = within(board.getByRole('heading', { name: 'Hot: drawn most often' }).nextSibling as HTMLElement);
  expect(hot.getAllByRole('listitem')[0]).toHaveTextContent('34 48×');
});

// covers 7.2
test('asks a visitor to log in for the numbers of other lotteries', async () => {
  const host = await openLottery('/lottery?results=LOTT.FAST_1');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Log in' }));
  expect(host.acts).toEqual(['openLogin']);
  expect(host.calls.some(({ path }) => path === listOpenedNumbers.path)).toBe(false);
});

test.each([
  [
    'LOTT.FAST_1',
    { gameCode: 'FAST_1', prizes: [{ prize: 'BALLS', numbers: ['1', '0', '9', '9', '3'] }] },
    '1 0 9 9 3',
  ],
  ['LOTT.FAST_1', { gameCode: 'DICE_3', prizes: [{ prize: 'DICE', numbers: ['1', '6', '3'] }] }, '1 + 6 + 3 = 10'],
  [
    'TCG_SEA.THAI',
    {
      gameCode: 'THAI',
      prizes: [
        { prize: '1ST', numbers: ['123456'] },
        { prize: 'LAST2', numbers: ['56'] },
      ],
    },
    '123456',
  ],
])('shows a member the numbers of %s', async (gameId, more, text) => {
  await openLottery(`/lottery?results=${gameId}`, {
    member: fakeMember,
    draws: () => [openedDrawOf('20261120', more)],
  });
  expect(await (await dialog()).findByText(text)).toBeInTheDocument();
});

// covers 7.2
test('checks the seal of a draw; reports a seed that does not match', async () => {
  const seed = '00'.repeat(32);
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  const [first, second] = days;
  if (!first || !second) throw new Error('no draws');
  const sealed = [
    { ...first, proof: { commitment, seed } },
    { ...second, proof: { commitment, seed: '01'.repeat(32) } },
  ];
  const { board, host } = await openBoard(northDraws(sealed));
  await userEvent.click(await board.findByText('Verify this draw'));
  await userEvent.click(board.getByRole('button', { name: 'Verify the seal' }));
  expect(await board.findByText('The seed matches the seal')).toBeVisible();
  await userEvent.click(board.getByRole('button', { name: 'Verify at the studio' }));
  expect(host.launches).toHaveLength(1);
  await userEvent.click(board.getByRole('button', { name: 'Older draw' }));
  await userEvent.click(board.getByRole('button', { name: 'Verify the seal', hidden: true }));
  expect(await board.findByText('The seed doesn’t match the seal')).toBeInTheDocument();
});

test('offers a retry when numbers fail to load; says that a game has no draws', async () => {
  const { board, host } = await openBoard({
    ...northDraws([]),
    answers: [refusing(listVietnamNumbers, 'try_again', 503)],
  });
  const again = await board.findByRole('button', { name: 'Try again' });
  host.answer({ call: listVietnamNumbers, reply: () => ({ list: [], serverTime: '2026-11-21T10:00:00.000Z' }) });
  await userEvent.click(again);
  expect(await board.findByText('No results yet')).toBeVisible();
});
