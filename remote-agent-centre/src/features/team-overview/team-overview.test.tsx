import { exportTeamOverview, getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { answering } from '@portal/shared/testing/fake-host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { askedOf, openCentre } from '../../testing/open-centre.ts';
import { teamOfTwelve } from '../../testing/team-answers.ts';

const answers = [teamOfTwelve];
const open = () => openCentre({ surface: 'overlay', page: 'agentTeamOverview' }, { answers });

async function tile(name: string): Promise<HTMLElement | null> {
  const found = (await screen.findByText(name, { selector: 'dt' })).closest('dl');
  await waitFor(() => expect(found).toHaveAttribute('aria-busy', 'false'));
  return found;
}

// covers 2.6
test('shows each figure beside its previous value, in words', async () => {
  await open();
  expect(await tile('Stake')).toHaveTextContent('P100.00▲up 25% · 8 rounds');
  expect(await tile('Win')).toHaveTextContent('▼down 20%');
  expect(await tile('Rebate')).toHaveTextContent('none before');
  expect(await tile('Deposits')).toHaveTextContent('no change');
  expect(await tile('Active members')).toHaveTextContent('3▼down 25%');
  expect(screen.getByText(/^Compared with the days before: Nov 18/)).toBeInTheDocument();
});

test("says in the players' result who has lost", async () => {
  await open();
  const result = await tile('Players’ net result');
  expect(result).toHaveTextContent('Players’ net loss');
  expect(result).toHaveTextContent('−P57.00');
  expect(result).toHaveTextContent('Previous period: −P28.00');
});

// covers 2.6
test('requests figures by period and scope', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Yesterday' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Direct members' }));
  expect(await screen.findByText('60.00', { exact: false, selector: 'dl *' })).toBeInTheDocument();
  const newest = askedOf(host, getTeamOverview).at(-1);
  expect(newest).toMatchObject({ scope: 'direct' });
  const { from, to } = newest as { from: string; to: string };
  expect(from).toBe(to);
});

// covers 2.6
test('requests chosen days once they are valid', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Choose days' }));
  const from = screen.getByLabelText('From');
  const asked = () => askedOf(host, getTeamOverview).length;
  const before = asked();
  fireEvent.change(from, { target: { value: '2001-01-01' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose days within the last 12 months');
  expect(asked()).toBe(before);
  const to = screen.getByLabelText<HTMLInputElement>('To').value;
  const hundredDays = new Date(Date.parse(to) - 100 * 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(from, { target: { value: hundredDays } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose no more than 92 days');
  fireEvent.change(from, { target: { value: to } });
  await waitFor(() => expect(askedOf(host, getTeamOverview).at(-1)).toMatchObject({ from: to, to }));
});

// covers 2.6
test('shows every figure of the chart in a table', async () => {
  await open();
  const stake = await screen.findByRole('table', { name: 'Stake by day' });
  expect(within(stake).getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: 'House net win' }));
  expect(within(screen.getByRole('table', { name: 'House net win by day' })).getAllByText('P 28.50')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show the days as a table' }));
  const days = screen.getByRole('table', { name: 'Daily figures' });
  expect(within(days).getAllByRole('row')[1]).toHaveTextContent('Nov 21');
});

test('reloads the team on live events', async () => {
  const host = await open();
  await tile('Stake');
  const before = askedOf(host, getTeamOverview).length;
  act(() => host.events.emit('agents-changed', 'payments'));
  act(() => host.events.emit('agents-changed', 'team'));
  await waitFor(() => expect(askedOf(host, getTeamOverview)).toHaveLength(before + 1));
});

// covers 2.6
test('ends the table of days with their sums', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the days as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Daily figures' })).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent(
    'TotalStakeP100.00WinP40.00BonusP2.00RebateP1.00DepositsP140.00WithdrawalsP30.00Players’ net result−P57.00Active members3',
  );
});

// covers 2.6
test('saves the shown days as a file', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const host = await open();
  host.answer(answering(exportTeamOverview, () => 'Day'));
  await userEvent.click(await screen.findByRole('tab', { name: 'Direct members' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toContain('File saved'));
  const shown = askedOf(host, getTeamOverview).at(-1);
  expect(askedOf(host, exportTeamOverview)).toEqual([shown]);
  expect(shown).toMatchObject({ scope: 'direct' });
});
