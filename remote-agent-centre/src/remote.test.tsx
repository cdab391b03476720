import { listAgentAnnouncements } from '@portal/shared/contract/agents/announcements';
import { getConsolidatedContracts, listContracts } from '@portal/shared/contract/agents/contracts';
import { listDownlineTransactions } from '@portal/shared/contract/agents/downline-transactions';
import { listUserProfitLoss } from '@portal/shared/contract/agents/profit-loss';
import { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listing, offer, own } from './testing/contract-answers.ts';
import { openCentre } from './testing/open-centre.ts';
import { teamOfTwelve } from './testing/team-answers.ts';

const answers = [teamOfTwelve];

// covers 2.6, 6
test('opens with the team overview, and lists contract pages in the menu once their feature is on', async () => {
  const off = answering(getConsolidatedContracts, () => ({
    dailysalreqtype: false,
    divtypereq: true,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  }));
  await openCentre({ surface: 'overlay' }, { answers: [off, ...answers] });
  const sheet = await screen.findByRole('dialog', { name: 'Agent centre' });
  const menu = within(sheet).getByRole('navigation', { name: 'Agent centre menu' });
  expect(await within(menu).findByRole('button', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).getByRole('button', { name: 'Member profit & loss' })).toBeInTheDocument();
  expect(within(menu).queryByRole('button', { name: 'Hourly salary' })).not.toBeInTheDocument();
  expect(await within(sheet).findByText('Direct members', { selector: 'dt' })).toBeInTheDocument();
});

const calls = [getTeamOverview, listTeamBets, listUserProfitLoss, listDownlineTransactions, listAgentAnnouncements];
const pages = ['agentTeamOverview', 'teamBetting', 'userProfitLoss', 'downlineTransactions', 'agentAnnouncement'];

// covers 2.6
test.each(pages)('%s says that the account has no team', async (page) => {
  const host = await openCentre(
    { surface: 'overlay', page },
    { answers: calls.map((call) => refusing(call, 'not_an_agent')) },
  );
  expect(await screen.findByText('This account has no team')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(host.acts).toContain('closeOverlay');
});

// covers 2.6
test.each(pages)('%s says that it failed, and tries again', async (page) => {
  const host = await openCentre({ surface: 'overlay', page }, { answers: calls.map((call) => refusing(call, 'busy')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const asked = calls.map(({ path }) => host.calls.filter((call) => call.path === path).length);
  expect(Math.max(...asked)).toBe(2);
});

// covers 2.6, 4
test('marks open requests on the menu item of their kind until they are answered', async () => {
  const host = await openCentre(
    { surface: 'overlay' },
    { answers: [...answers, listing([{ ...own, request: offer }])] },
  );
  const menu = within(await screen.findByRole('navigation', { name: 'Agent centre menu' }));
  const daily = () => menu.findByRole('button', { name: /^Daily wages/ });
  expect(await menu.findByText('Awaiting your reply')).toBeInTheDocument();
  expect(within(await daily()).getByText('Awaiting your reply')).toBeInTheDocument();
  host.answer(listing([own]));
  act(() => host.events.emit('agents-changed', 'contracts'));
  await waitFor(() => expect(menu.queryByText('Awaiting your reply')).not.toBeInTheDocument());
  expect(await daily()).toHaveAccessibleName('Daily wages');
});

// covers 2.6
test('requests no contracts when all contract features are off', async () => {
  const off = answering(getConsolidatedContracts, () => ({
    dailysalreqtype: false,
    divtypereq: false,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  }));
  const host = await openCentre({ surface: 'overlay' }, { answers: [off, ...answers] });
  await screen.findByText('Direct members', { selector: 'dt' });
  expect(host.calls.filter(({ path }) => path === listContracts.path)).toEqual([]);
});

// covers 2.6
test('/agentHome shows the same pages in the main area', async () => {
  await openCentre({ surface: 'page' }, { at: '/agentHome', answers });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Agent centre' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Team betting' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Team betting' })).toBeInTheDocument();
});

test('shows that a page is unknown', async () => {
  await openCentre({ surface: 'overlay', page: 'nowhere' }, { answers });
  expect(await screen.findByText('Page not found')).toBeInTheDocument();
});

// covers 2.6
test('waits for the feature flags on a contract page, and reloads flags that failed to load', async () => {
  const flags = refusing(getConsolidatedContracts, 'busy');
  const host = await openCentre({ surface: 'overlay', page: 'dailyWages' }, { answers: [flags, ...answers] });
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
  host.answer(
    answering(getConsolidatedContracts, () => ({
      dailysalreqtype: true,
      divtypereq: true,
      contracthoursalreq: true,
      realtimesalreqtype: true,
    })),
  );
  await userEvent.click(again);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Daily wages' })).toHaveAttribute('aria-current', 'page'),
  );
});
