import {
  exportUserProfitLoss,
  listUserProfitLoss,
  type ProfitLossRow,
} from '@portal/shared/contract/agents/profit-loss';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const figures = (validBet: string, profitLoss: string): ProfitLossRow['own'] => ({
  validBet,
  profitLoss,
  win: '3.00',
  bonus: '2.00',
  rebate: '1.00',
  deposit: '0.00',
  withdrawal: '0.00',
  rounds: 1,
});

const player: ProfitLossRow = { account: 'player01', type: 0, members: 0, own: figures('10.00', '-4.00') };
const agent: ProfitLossRow = { ...player, account: 'agent02', type: 2, members: 7, team: figures('500.00', '25.00') };

const list = answering(listUserProfitLoss, ({ parent, search, from = '', to = '' }) => {
  const rows = parent ? [{ ...player, account: 'deep01' }] : [agent, player];
  return {
    period: { from, to },
    path: parent ? [{ account: parent }] : [],
    list: search ? rows.filter(({ account }) => account.startsWith(search)) : rows,
    totalPages: 1,
    totals: figures('510.00', '21.00'),
  };
});
const file = answering(exportUserProfitLoss, () => 'account');
const open = () => openCentre({ surface: 'overlay', page: 'userProfitLoss' }, { answers: [list, file] });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

// covers 2.6
test("lists each downline with its own and its team's figures; the last row is the whole branch", async () => {
  await open();
  expect(await rowOf('agent02')).toHaveTextContent('7 team members');
  expect(await rowOf('agent02')).toHaveTextContent('P10.00TeamP500.00');
  expect(await rowOf('player01')).toHaveTextContent('−P4.00');
  expect(await rowOf('Branch total')).toHaveTextContent('+P21.00');
});

// covers 2.6
test('opens a team by its account and returns by the path; the focus follows', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open agent02’s team' }));
  expect(await screen.findByText('deep01')).toBeInTheDocument();
  const path = screen.getByRole('navigation', { name: 'Team path' });
  expect(document.activeElement).toHaveTextContent('agent02');
  expect(document.activeElement).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(path).getByRole('button', { name: 'My team' }));
  expect(await screen.findByText('player01')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('My team');
});

test('finds accounts by prefix, anywhere below; says that there is none', async () => {
  const host = await open();
  await userEvent.type(await screen.findByLabelText('Account begins with'), ' zz {Enter}');
  expect(await screen.findByText('No account begins with zz')).toBeInTheDocument();
  expect(askedOf(host, listUserProfitLoss).at(-1)).toMatchObject({ search: 'zz', pageNo: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(await screen.findByText('player01')).toBeInTheDocument();
});

// covers 2.6
test('saves the selection as a file', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open agent02’s team' }));
  await screen.findByText('deep01');
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toContain('File saved'));
  expect(save).toHaveBeenCalledTimes(1);
  expect(askedOf(host, exportUserProfitLoss).at(-1)).toMatchObject({ parent: 'agent02' });
});
