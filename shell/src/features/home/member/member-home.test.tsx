import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { trialType } from '@portal/shared/contract/constants';
import type { listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { buildGame } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { memberAtom, overlayAtom } from '../../../host/atoms.ts';
import { MemberHome } from './member-home.tsx';

const level = (rank: number, validBet: string) => ({
  rank,
  name: `Level ${rank}`,
  validBet,
  benefits: [],
});
const withdrawal: CallOutput<typeof listWithdrawals>['list'][number] = {
  id: 'w-1',
  reference: 'WD-2611-7K3QM',
  state: 'paid',
  amount: '1200.00',
  fee: '18.00',
  received: '0.00',
  remaining: '1182.00',
  parts: [],
  appliedAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
};
const pages = (rewards: number, missions: number) => [
  { page: 'rewardCenter', count: rewards },
  { page: 'missionLeaderboard', count: missions },
  { page: 'withdraw', count: 0 },
];
/** As many as fill a row of a wide screen. */
const row = [1, 90, 91, 92, 93, 94, 95].map((number) => buildGame(number));
const answers: FakeAnswers = {
  listRecentGames: { list: row, totalPages: 1 },
  listFavourites: { content: [buildGame(2)], totalPages: 1 },
  listSimilarGames: { games: [buildGame(4)] },
  listHotGames: { games: [buildGame(3)] },
  listCatalogue: { games: [buildGame(5)], totalPages: 1, totalGames: 1 },
  getMemberMenu: { items: pages(2, 0) },
  listWithdrawals: { list: [withdrawal], totalPages: 1 },
  listVipLevels: { levels: [level(1, '0.00'), level(2, '1000.00')] },
  getVipProgress: { validBet: '250.00' },
};

async function open(more: FakeAnswers = {}, type: 0 | typeof trialType = 0, stored: Record<string, string> = {}) {
  const { show, portal, platform } = await openPortal({ answers: { ...answers, ...more }, token: 't' });
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  await change(() =>
    portal.store.set(memberAtom, { ...fakeMember, type, clubLabel: { labelName: 'Club', rankLevel: 1 } }),
  );
  show(<MemberHome />);
  return { portal, platform, show, user: userEvent.setup() };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('begins with the games left off, then favourites, what waits, the VIP level, hot and new games', async () => {
  await open();
  expect(await screen.findByRole('button', { name: /Game 1/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Game 2/ })).toBeVisible();
  expect(titles()).toEqual([
    'Continue playing',
    'Your favourites',
    expect.stringMatching(/^Good to see you/),
    'Because you played Game 1',
    'Hot right now',
    'New games',
  ]);
});

test('shows favourite lotteries among the favourites; one opens its page', async () => {
  const lottery = buildGame(2, { gameCode: 'THAI', vassalage: 'TCG_SEA', gameType: 'LOTT' });
  const { portal, user } = await open({ listFavourites: { content: [buildGame(6), lottery], totalPages: 1 } });
  const rail = within(await screen.findByRole('region', { name: 'Your favourites' }));
  expect(await rail.findByRole('button', { name: /Game 6/ })).toBeVisible();
  await user.click(rail.getByRole('button', { name: /Game 2/ }));
  const { pathname, search } = portal.host.location.get();
  expect(pathname + search).toBe('/lottery?gameCode=THAI&vendor=TCG_SEA');
});

/** Favourites and recent games that come when the test says so. */
function slowLists() {
  let answer = () => {};
  const known = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const lists: FakeAnswers = {
    listRecentGames: () => known.then(() => ({ list: row, totalPages: 1 })),
    listFavourites: () => known.then(() => ({ content: [buildGame(2)], totalPages: 1 })),
  };
  return { lists, answer: () => change(() => answer()) };
}

test('at the first visit skeletons stand where rails may come; what waits and the VIP level are there at once', async () => {
  const { lists, answer } = slowLists();
  await open(lists);
  expect(await screen.findByRole('button', { name: 'Rewards 2 ready to claim' })).toBeVisible();
  expect(titles()).toEqual(['Loading', expect.stringMatching(/^Good to see you/), 'Loading']);
  await answer();
  expect(await screen.findByRole('region', { name: 'Your favourites' })).toBeVisible();
  expect(titles()).not.toContain('Loading');
});

test('at the next visit every rail is in its place before its games are loaded', async () => {
  await open();
  await screen.findByRole('button', { name: /Game 2/ });
  cleanup();
  const { lists, answer } = slowLists();
  await open(lists, 0, { ...localStorage });
  const places = [
    'Continue playing',
    'Your favourites',
    expect.stringMatching(/^Good to see you/),
    expect.any(String),
    'Hot right now',
    'New games',
  ];
  await waitFor(() => expect(titles()).toEqual(places));
  expect(titles()[3]).toBe('Loading');
  await answer();
  expect(await screen.findByRole('heading', { name: 'Because you played Game 1' })).toBeVisible();
  expect(titles()).toEqual(places);
});

test('favourites without games played come first, and hot games below', async () => {
  await open({ listRecentGames: { list: [], totalPages: 0 } });
  await screen.findByRole('button', { name: /Game 2/ });
  expect(titles()).toEqual([
    'Your favourites',
    expect.stringMatching(/^Good to see you/),
    'Hot right now',
    'New games',
  ]);
});

test('a list that fails says so in its place', async () => {
  await open({ listRecentGames: refuse('invalid_input') });
  expect(await screen.findByText('Continue playing could not be loaded')).toBeVisible();
  expect(titles()).not.toContain('Loading');
});

test('a newcomer sees hot games first, and no empty lists', async () => {
  await open({ listRecentGames: { list: [], totalPages: 0 }, listFavourites: { content: [], totalPages: 0 } });
  await waitFor(() =>
    expect(titles()).toEqual(['Hot right now', expect.stringMatching(/^Good to see you/), 'New games']),
  );
  expect(await screen.findByRole('button', { name: /Game 3/ })).toBeVisible();
});

test('suggests games like the last one until the member turns that off, also on the next visit', async () => {
  const { user, platform, show } = await open();
  expect(await screen.findByRole('button', { name: /Game 4/ })).toBeVisible();
  expect(screen.getByText(/^Games of the same kind or from the same studio/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(screen.queryByRole('button', { name: /Game 4/ })).toBeNull();
  cleanup();
  show(<MemberHome />);
  expect(await screen.findByText(/^Suggestions are off/)).toBeVisible();
  expect(platform.seenOf('listSimilarGames')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('button', { name: /Game 4/ })).toBeVisible();
});

/** The games of a rail in their order. */
const gamesIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('article')
    .map(({ textContent }) => /Game \d+/.exec(textContent ?? '')?.[0]);

test('a few games left off share the first row with games like the last one, each shown once', async () => {
  const similar = [buildGame(4), buildGame(2), buildGame(8)];
  const { user } = await open({
    listRecentGames: { list: [buildGame(1), buildGame(2)], totalPages: 1 },
    listSimilarGames: { games: similar },
  });
  await screen.findByRole('button', { name: /Game 8/ });
  expect(titles()).toEqual([
    'Continue playing or try similar',
    'Your favourites',
    expect.stringMatching(/^Good to see you/),
    'Hot right now',
    'New games',
  ]);
  const games = await gamesIn('Continue playing or try similar');
  expect(games.slice(0, 2)).toEqual(['Game 1', 'Game 2']);
  expect(games.slice(2).sort()).toEqual(['Game 4', 'Game 8']);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await gamesIn('Continue playing')).toEqual(['Game 1', 'Game 2']);
  expect(screen.getByText(/^Suggestions are off/)).toBeVisible();
});

test('a few games left off keep their row when nothing is like them', async () => {
  await open({ listRecentGames: { list: [buildGame(1)], totalPages: 1 }, listSimilarGames: { games: [] } });
  expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
  expect(await gamesIn('Continue playing')).toEqual(['Game 1']);
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('a trial account has no lists of its own: none is asked for', async () => {
  const { platform } = await open({}, trialType);
  expect(await screen.findByRole('button', { name: /Game 3/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Waiting for you' })).toBeNull();
  expect([...platform.seenOf('listRecentGames'), ...platform.seenOf('listWithdrawals')]).toEqual([]);
});

test('a session that must change its password first has no member yet: nothing of one is asked for', async () => {
  const { show, platform } = await openPortal({ answers, token: 't' });
  show(<MemberHome />);
  await screen.findByRole('navigation', { name: 'Waiting for you' });
  const asked = new Set(platform.seen.map(({ name }) => name));
  for (const own of [
    'listRecentGames',
    'listFavourites',
    'getMemberMenu',
    'getVipProgress',
    'listWithdrawals',
  ] as const)
    expect(asked).not.toContain(own);
});

test('says what can be claimed and asks whether a paid withdrawal arrived', async () => {
  const { portal, user } = await open();
  const waiting = within(await screen.findByRole('navigation', { name: 'Waiting for you' }));
  expect(await waiting.findByRole('button', { name: 'Rewards 2 ready to claim' })).toBeVisible();
  expect(waiting.getByRole('button', { name: 'Missions Nothing to claim yet' })).toBeVisible();
  await user.click(await waiting.findByRole('button', { name: /Withdrawal .*1,200 paid. Did it arrive\?/ }));
  expect(portal.store.get(overlayAtom)).toMatchObject({ overlay: 'member-centre', page: 'withdraw' });
});

test.each([
  ['applied', /1,200 on its way/],
  ['paying', /1,200 on its way/],
  ['not_received', /looking into .*1,200/],
  ['received', /None in progress/],
  ['cancelled', /None in progress/],
] as const)('a withdrawal that is %s reads so', async (state, words) => {
  await open({ listWithdrawals: { list: [{ ...withdrawal, state }], totalPages: 1 } });
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});

test('leaves out what the operator has taken off the menu', async () => {
  const { platform } = await open({ getMemberMenu: { items: [{ page: 'rewardCenter', count: 0 }] } });
  const waiting = within(await screen.findByRole('navigation', { name: 'Waiting for you' }));
  expect(await waiting.findByRole('button', { name: 'Rewards Nothing to claim yet' })).toBeVisible();
  expect(waiting.getAllByRole('button')).toHaveLength(1);
  expect(platform.seenOf('listWithdrawals')).toEqual([]);
});

test.each([
  ['250.00', /Bet P\s750 more to reach VIP 2/],
  ['1000.00', /reached VIP 2/],
])('with valid bets of %s the VIP card says what is missing', async (validBet, words) => {
  await open({ getVipProgress: { validBet } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/of P\s1,000 in valid bets/)).toBeVisible();
});

test('says that the first bet leads to the level that requires nothing, without a goal', async () => {
  const levels = [level(2, '0.00'), level(3, '1000.00')];
  await open({ listVipLevels: { levels }, getVipProgress: { validBet: '0.00' } });
  expect(await screen.findByText(/first settled bet makes you VIP 2/)).toBeVisible();
  expect(screen.queryByText(/in valid bets/)).toBeNull();
});
