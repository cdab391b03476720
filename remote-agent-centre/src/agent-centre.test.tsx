import { getConsolidatedContracts, getTeamOverview, listTeamBets } from '@portal/shared/contract/agents/team-overview';
import {
  answering,
  createFakeHost,
  type FakeHostOptions,
  fakeMember,
  refusing,
} from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from './remote.tsx';

const none = { bonus: '0.00', rebate: '0.00', deposit: '0.00', withdrawal: '0.00' };
const sums = { ...none, stake: '100.00', win: '40.00', profitLoss: '-60.00', rounds: 4, activeMembers: 2 };
const period = { from: '2026-11-14', to: '2026-11-20' };
const answers = [
  answering(getConsolidatedContracts, () => ({
    dailysalreqtype: true,
    divtypereq: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
  })),
  answering(getTeamOverview, ({ from, to }) => ({
    members: 12,
    directMembers: 5,
    newMembers: 1,
    ...sums,
    activeMembers: 3,
    before: sums,
    days:
      from === to
        ? [{ day: '2026-11-21', ...sums }]
        : [
            { day: '2026-11-20', ...sums },
            { day: '2026-11-21', ...sums },
          ],
  })),
  answering(listTeamBets, ({ account }) => ({
    period,
    list:
      account === 'nobody'
        ? []
        : [
            {
              roundId: 'r1',
              account: account ?? 'player01',
              gameName: 'Koi',
              stake: '10.00',
              win: '0.00',
              state: 'settled',
              at: '2026-11-20T10:00:00.000Z',
            },
          ],
    totalPages: 1,
  })),
];

let mounted: MountedRemote | undefined;
afterEach(() => mounted?.unmount());

async function open(place: { surface: 'page' | 'overlay'; page?: string }, options: FakeHostOptions = {}) {
  const host = createFakeHost({
    member: { ...fakeMember, type: 1 },
    answers,
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
    ...options,
  });
  mounted = await mountRemote(remote, host, place);
  return host;
}

test('the overlay opens with the team overview; contract pages that do not exist are not offered', async () => {
  await open({ surface: 'overlay' });
  const sheet = await screen.findByRole('dialog', { name: 'Agent centre' });
  const menu = within(sheet).getByRole('navigation', { name: 'Agent centre menu' });
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Team overview', 'Team betting']);
  expect(await within(sheet).findByText('12')).toBeInTheDocument();
  expect(within(sheet).getByText('Direct members')).toBeInTheDocument();
  const result = within(sheet).getByText("Players' result").closest('dl');
  expect(result).toHaveTextContent('P60.00');
  expect(result).toHaveTextContent('It is not your income.');
});

test('the period decides the days asked for', async () => {
  const host = await open({ surface: 'overlay' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Today' }));
  const asked = () =>
    host.calls
      .filter(({ path }) => path === getTeamOverview.path)
      .map(({ input }) => input as { from: string; to: string });
  await waitFor(() => expect(asked().at(-1)?.from).toBe(asked().at(-1)?.to));
  const week = asked()[0];
  expect(week && Date.parse(week.to) - Date.parse(week.from)).toBe(6 * 86_400_000);
});

test('every bar of the chart stands in a table for screen readers', async () => {
  await open({ surface: 'overlay' });
  const table = await screen.findByRole('table', { name: 'Team stake by day' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: 'Stake less win' }));
  expect(within(screen.getByRole('table', { name: 'Team stake less win by day' })).getAllByText('P60.00')).toHaveLength(
    2,
  );
});

test('team bets of one account', async () => {
  const host = await open({ surface: 'overlay', page: 'teamBetting' });
  expect(await screen.findByText('player01')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Account'), ' nobody {Enter}');
  expect(await screen.findByText('No rounds of the account nobody')).toBeInTheDocument();
  expect(host.calls.at(-1)?.input).toMatchObject({ account: 'nobody', pageNo: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(await screen.findByText('player01')).toBeInTheDocument();
});

test.each(['agentTeamOverview', 'teamBetting'])('%s tells an account without a team so', async (page) => {
  const refused = [refusing(getTeamOverview, 'not_an_agent'), refusing(listTeamBets, 'not_an_agent'), ...answers];
  const host = await open({ surface: 'overlay', page }, { answers: refused });
  expect(await screen.findByText('This account has no team')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'To the home page' }));
  expect(host.acts).toContain('closeOverlay');
});

test('/agentHome shows the same pages in the main area', async () => {
  await open({ surface: 'page' }, { at: '/agentHome' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Agent centre' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Team betting' }));
  expect(await screen.findByRole('table', { name: 'Team betting' })).toBeInTheDocument();
});

test('an unknown page says so', async () => {
  await open({ surface: 'overlay', page: 'dividendRecord' });
  expect(await screen.findByText('There is no such page')).toBeInTheDocument();
});
