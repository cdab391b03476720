import { type Downline, listDownlines } from '@portal/shared/contract/agents/downlines';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf, openCentre } from '../../../testing/open-centre.ts';

const player = (account: string, upline: string, depth: number): Downline => ({
  account,
  upline,
  depth,
  type: 0,
  state: 'open',
  members: 0,
  directMembers: 0,
  contracts: [],
  registeredAt: '2026-10-01T02:00:00.000Z',
});
const agent = (account: string, upline: string, depth: number): Downline => ({
  ...player(account, upline, depth),
  type: 2,
  members: 41,
  directMembers: 21,
  contracts: [{ kind: 'daily', rate: 150 }],
});
const below: Record<string, Downline[]> = {
  '': [agent('agent02', 'agent01', 1), player('player01', 'agent01', 1)],
  agent02: [
    agent('agent03', 'agent02', 2),
    ...Array.from({ length: 20 }, (_, no) => player(`p${String(no).padStart(2, '0')}`, 'agent02', 2)),
  ],
  agent03: [player('deep', 'agent03', 3)],
};

const perPage = 20;
const team = answering(listDownlines, ({ parent = '', pageNo = '1' }) => {
  const all = below[parent] ?? [];
  const list = all.slice((Number(pageNo) - 1) * perPage, Number(pageNo) * perPage);
  return { path: [], list, found: all.length, totalPages: Math.ceil(all.length / perPage) };
});

async function openTree() {
  const host = await openCentre({ surface: 'overlay', page: 'teamManagement' }, { answers: [team] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Tree' }));
  return host;
}

const branchOf = (account: string) => screen.findByRole('button', { name: `Directly below ${account}` });

// covers 2.6
test('opens each team below its agent, level by level, and closes it again', async () => {
  const host = await openTree();
  const tree = await screen.findByRole('list', { name: 'Tree' });
  const asked = askedOf(host, listDownlines).length;
  const toggle = await branchOf('agent02');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Directly below player01' })).not.toBeInTheDocument();
  await userEvent.click(toggle);
  await userEvent.click(await branchOf('agent03'));
  expect(await within(tree).findByRole('button', { name: 'Show deep' })).toBeInTheDocument();
  expect(askedOf(host, listDownlines).slice(asked)).toEqual([
    expect.objectContaining({ parent: 'agent02', scope: 'direct', pageNo: 1 }),
    expect.objectContaining({ parent: 'agent03', scope: 'direct', pageNo: 1 }),
  ]);
  await userEvent.click(toggle);
  expect(screen.queryByRole('button', { name: 'Show deep' })).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

// covers 2.6
test('shows the size of a branch and its rates', async () => {
  await openTree();
  const row = (await branchOf('agent02')).closest('li') ?? document.body;
  expect(row).toHaveTextContent('21 direct, 41 total');
  expect(row).toHaveTextContent('1.50%');
});

// covers 2.6
test('loads more of a wide branch on request, and focuses the first of them', async () => {
  await openTree();
  await userEvent.click(await branchOf('agent02'));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show p19' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
});

// covers 2.6
test('opens the details of an account, and its team as a list', async () => {
  const host = await openTree();
  await userEvent.click(await screen.findByRole('button', { name: 'Show agent02' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the team' }));
  expect(await screen.findByRole('table', { name: 'Team management' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Direct downlines' })).toHaveAttribute('aria-selected', 'true');
  expect(askedOf(host, listDownlines).at(-1)).toMatchObject({ parent: 'agent02', scope: 'direct' });
});

// covers 2.6
test('says that a branch failed to load, and tries again', async () => {
  const host = await openTree();
  const toggle = await branchOf('agent02');
  host.answer(refusing(listDownlines, 'busy'));
  await userEvent.click(toggle);
  const again = await screen.findByRole('button', { name: 'Try again' });
  host.answer(team);
  await userEvent.click(again);
  expect(await branchOf('agent03')).toBeInTheDocument();
});
