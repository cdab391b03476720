import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import {
  claimMission,
  declineMission,
  getMissionLeaderboard,
  getMissionSummary,
  type LeaderboardPlace,
  type Mission,
} from '@portal/shared/contract/rewards/missions';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const serverTime = '2026-11-22T10:00:00.000Z';
const mission = (missionId: string, change: Partial<Mission> = {}): Mission => ({
  missionId,
  period: 'daily',
  periodKey: '2026-11-22',
  name: missionId,
  done: '1',
  percent: 50,
  state: 'open',
  goal: { measure: 'rounds', count: 2 },
  reward: { amount: '5.00', points: 0, turnover: '10.00' },
  endsAt: '2026-11-22T15:12:00.000Z',
  ...change,
});
const reached = (change: Partial<Mission> = {}) =>
  mission('Two rounds', {
    done: '2',
    percent: 100,
    state: 'claimable',
    claimUntil: '2026-11-23T17:00:00.000Z',
    ...change,
  });
const showing = (...missions: Mission[]): Answer =>
  answering(getMissionSummary, () => ({
    missions,
    serverTime,
    missionCount: missions.filter(({ state }) => state === 'claimable').length,
  }));

const place = (no: number, change: Partial<LeaderboardPlace> = {}): LeaderboardPlace => ({
  place: no,
  account: `pl***${no}`,
  score: `${100 - no}.00`,
  isOwn: false,
  ...change,
});
const board = (list: LeaderboardPlace[], own?: LeaderboardPlace, state: 'running' | 'paid' = 'running'): Answer =>
  answering(getMissionLeaderboard, () => ({
    ...({ state, measure: 'stake', minStake: '0.00', from: '2026-11-16', to: '2026-11-22' } as const),
    prizes: [{ first: 1, last: 1, amount: '5.00', points: 0 }],
    list,
    own,
    endsAt: '2026-11-23T17:00:00.000Z',
    players: list.length,
    serverTime,
  }));

const open = (...answers: Answer[]) => openPage('missionLeaderboard', answers);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('shows goal, progress, reward and turnover of a mission in progress', async () => {
  const goal = { measure: 'stake', amount: '100.00', gameType: 'RNG' } as const;
  await open(showing(mission('Reels', { goal, done: '25.00', percent: 25 })));
  const reels = await card('Reels');
  expect(reels.getByText('Bet P 100.00 on Slots')).toBeInTheDocument();
  const progress = reels.getByRole('progressbar', { name: 'Progress: Reels' });
  expect(progress).toHaveAttribute('aria-valuetext', 'P\u00a025.00 of P\u00a0100.00');
  expect(reels.getByText('P 5.00')).toBeInTheDocument();
  expect(reels.getByText('Wager P 10.00')).toBeInTheDocument();
  expect(reels.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(screen.getByText('0 of 1 lanterns lit today')).toBeInTheDocument();
});

// covers 2.5
test('shows the minimum stake of a mission', async () => {
  await open(
    showing(mission('Two rounds', { minStake: '5.00' }), mission('Any', { goal: { measure: 'games', count: 2 } })),
  );
  expect((await card('Two rounds')).getByText('Bets of P 5.00 or more count')).toBeInTheDocument();
  expect((await card('Any')).queryByText(/or more count/)).toBeNull();
});

// covers 2.5
test('shows the period of a reward left from an earlier day or week', async () => {
  const over = { endsAt: '2026-11-21T17:00:00.000Z', periodKey: '2026-11-21' };
  await open(showing(mission('Today'), reached({ ...over, name: 'Yesterday' })));
  expect((await card('Yesterday')).getByText('From')).toHaveTextContent('From Nov 21, 2026');
  expect((await card('Today')).queryByText('From')).toBeNull();
});

// covers 2.5
test('claims with one press: message, celebration, focus on the card, and the same place in the row', async () => {
  const { host, user } = await open(
    showing(mission('Other'), reached()),
    answering(claimMission, () => ({ reward: { amount: '5.00', points: 3, turnover: '10.00' }, missionCount: 0 })),
  );
  const two = await card('Two rounds');
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Two rounds');
  host.answer(showing(mission('Other'), reached({ state: 'claimed' })));
  await user.click(two.getByRole('button', { name: 'Claim' }));
  expect(await two.findByText('Claimed')).toBeInTheDocument();
  expect(sentTo(host, claimMission)).toEqual([
    expect.objectContaining({
      input: { missionId: 'Two rounds', periodKey: '2026-11-22' },
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(host.toasts).toEqual(['Claimed: P\u00a05.00 + 3 points']);
  await waitFor(() => expect(screen.getByRole('article', { name: 'Two rounds' })).toHaveFocus());
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Two rounds');
});

test('shows why a claim is refused, and leaves the card unchanged', async () => {
  const { host, user } = await open(showing(reached()), refusing(claimMission, 'mission_over'));
  await user.click((await card('Two rounds')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(host.toasts).toEqual(['mission_over']));
  expect((await card('Two rounds')).getByRole('button', { name: 'Claim' })).toBeInTheDocument();
});

test('shows a tab with claimable count per period; a deposit goal opens the deposit page', async () => {
  const goal = { measure: 'deposits', count: 1, atLeast: '50.00' } as const;
  const cargo = mission('Cargo', { period: 'once', periodKey: 'once', goal, endsAt: undefined });
  const weekly = reached({ missionId: 'w', name: 'Sail', period: 'weekly' });
  const { user } = await openPage('missionLeaderboard', [showing(cargo, weekly)], {
    menu: ['missionLeaderboard', 'depositv2'],
  });
  expect(await screen.findByText('No missions here right now')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Weekly 1 to claim' }));
  expect((await card('Sail')).getByRole('button', { name: 'Claim' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.click((await card('Cargo')).getByRole('button', { name: 'Deposit' }));
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
});

// covers 2.5
test('updates progress and red count by the live stream', async () => {
  const { host } = await open(showing(mission('Two rounds')));
  expect((await card('Two rounds')).getByText('1 of 2')).toBeInTheDocument();
  host.answer(showing(reached()));
  host.answer(answering(getMemberMenu, () => ({ items: [{ page: 'missionLeaderboard', count: 1 }] })));
  await act(async () => host.events.emit('rewards-changed', 'missions'));
  expect(await screen.findByText('1 reward ready to claim')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Missions.*1 new/ })).toBeInTheDocument();
});

test('opens the rules on one press', async () => {
  const { user } = await open(showing(mission('Two rounds')));
  await user.click(await screen.findByRole('button', { name: 'How missions work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How missions work' }));
  expect(dialog.getByText(/weeks on Monday/)).toBeInTheDocument();
});

// covers 2.5
test('shows the leaderboard with podium, further places and the own one', async () => {
  const list = [1, 2, 3, 4, 5].map((no) => place(no));
  const own = place(37, { isOwn: true, score: '1.00' });
  const { user } = await open(showing(), board(list, own));
  await user.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
  const podium = within(await screen.findByRole('list', { name: 'Top three' }));
  expect(podium.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('pl***1'),
    expect.stringContaining('pl***2'),
    expect.stringContaining('pl***3'),
  ]);
  expect(within(screen.getByRole('list', { name: 'Other ranks' })).getAllByRole('listitem')).toHaveLength(2);
  const mine = within(screen.getByRole('region', { name: 'Your rank' }));
  expect(mine.getByText('37')).toBeInTheDocument();
});

// covers 2.5
test('distinguishes a week without places from a failed load', async () => {
  const { host, user } = await open(showing(), board([]));
  await user.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
  expect(await screen.findByText('No rankings this week')).toBeInTheDocument();
  host.answer(refusing(getMissionLeaderboard, 'too_many_requests', 429));
  await user.click(screen.getByRole('button', { name: 'Last week' }));
  expect(await screen.findByText('The leaderboard could not be loaded')).toBeInTheDocument();
  host.answer(board([place(1)], undefined, 'paid'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Prizes are paid')).toBeInTheDocument();
  expect(screen.getByText('You weren’t ranked this week.')).toBeInTheDocument();
});

test('says that missions failed to load, and reloads them', async () => {
  const { host, user } = await open(refusing(getMissionSummary, 'too_many_requests', 429));
  expect(await screen.findByText('Missions could not be loaded')).toBeInTheDocument();
  host.answer(showing(mission('Two rounds')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Two rounds' })).toBeInTheDocument();
});

test("declines a mission's reward for good after confirmation", async () => {
  const { host, user } = await open(
    showing(reached()),
    answering(declineMission, () => ({ missionCount: 0 })),
  );
  jest.spyOn(host, 'confirm').mockResolvedValueOnce(true);
  const offered = await card('Two rounds');
  host.answer(showing(reached({ state: 'claimed', declinedAt: serverTime })));
  await user.click(offered.getByRole('button', { name: 'Decline: Two rounds' }));
  expect(await (await card('Two rounds')).findByText('Declined')).toBeInTheDocument();
  expect(sentTo(host, declineMission).map(({ input }) => input)).toEqual([
    { missionId: 'Two rounds', periodKey: '2026-11-22' },
  ]);
});
