import { type Downline, exportDownlines, listDownlines } from '@portal/shared/contract/agents/downlines';
import { answering } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const player: Downline = {
  account: 'player01',
  type: 0,
  state: 'closed',
  upline: 'agent01',
  depth: 1,
  members: 0,
  directMembers: 0,
  registeredAt: '2026-10-01T02:00:00.000Z',
  contracts: [],
};
const agent: Downline = {
  ...player,
  account: 'agent02',
  type: 2,
  state: 'open',
  members: 7,
  directMembers: 3,
  lastLoginAt: '2026-11-20T02:00:00.000Z',
  contracts: [{ kind: 'daily', rate: 150 }],
};
const below: Downline = { ...player, account: 'player03', upline: 'agent02', depth: 2 };

const team = answering(listDownlines, ({ parent, search }) => {
  const list = search ? [] : parent ? [below] : [agent, player];
  return { path: parent ? [{ account: parent }] : [], list, totalPages: 1, found: list.length };
});

const open = () => openCentre({ surface: 'overlay', page: 'teamManagement' }, { answers: [team] });

test('lists direct downlines with state, team and rates', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { name: 'Team management' }));
  const row = within((await rows.findByRole('button', { name: 'Show agent02' })).closest('tr') ?? document.body);
  expect(row.getByText('Open')).toBeInTheDocument();
  expect(row.getByText('1.50%')).toBeInTheDocument();
  expect(screen.getByText('2 accounts')).toBeInTheDocument();
});

test('leads down into the team of an agent, and back', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show agent02' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the team' }));
  expect(await screen.findByRole('button', { name: 'Show player03' })).toBeInTheDocument();
  expect(askedOf(host, listDownlines).at(-1)).toMatchObject({ parent: 'agent02', scope: 'direct', pageNo: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'My team' }));
  expect(await screen.findByRole('button', { name: 'Show player01' })).toBeInTheDocument();
});

test('leads from an unknown account back to all', async () => {
  const host = await open();
  await screen.findByRole('button', { name: 'Show agent02' });
  await userEvent.type(screen.getByLabelText('Account begins with'), 'nobody{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Show player01' })).toBeInTheDocument();
  expect(askedOf(host, listDownlines)).toContainEqual(expect.objectContaining({ search: 'nobody' }));
});

test('asks for types and states of the whole team', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Whole team' }));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Agent');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Closed');
  expect(askedOf(host, listDownlines).at(-1)).toMatchObject({ scope: 'all', type: 'agent', state: 'closed' });
});

test('reloads the team on live events', async () => {
  const host = await open();
  await screen.findByRole('button', { name: 'Show agent02' });
  const before = askedOf(host, listDownlines).length;
  host.events.emit('agents-changed', 'team');
  await screen.findByRole('button', { name: 'Show agent02' });
  expect(askedOf(host, listDownlines).length).toBe(before + 1);
});

test('saves the filtered list as a file', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const host = await open();
  host.answer(answering(exportDownlines, () => 'Account'));
  await userEvent.click(await screen.findByRole('tab', { name: 'Whole team' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toContain('File saved'));
  expect(askedOf(host, exportDownlines)).toEqual([{ scope: 'all' }]);
});
