import { RefusalError } from '@portal/shared/client/errors';
import {
  claimReward,
  declineReward,
  listRewards,
  type Reward,
  type RewardList,
} from '@portal/shared/contract/rewards/rewards';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const serverTime = '2026-11-22T10:00:00.000Z';
const weights = [
  { gameType: 'LIVE', percent: 15 },
  { gameType: 'RNG', percent: 100 },
];

const reward = (id: string, change: Partial<Reward> = {}): Reward => ({
  id,
  source: 'mission',
  name: `Reward ${id}`,
  amount: '5.00',
  points: 0,
  turnover: '0.00',
  state: 'claimable',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});
const free = reward('free', { points: 20 });
const bound = reward('bound', { source: 'promotion', amount: '50.00', turnover: '250.00', weights });
const ending = reward('ending', { source: 'egg', expiresAt: '2026-11-22T15:12:00.000Z' });

/** Rewards by their state, as the platform would list them; a claim moves one. */
function rewardAnswers(rewards: Reward[], refused?: string): Answer[] {
  let all = rewards;
  const isIn = (list: RewardList | undefined) => (one: Reward) =>
    list === 'over' ? ['expired', 'withdrawn'].includes(one.state) : one.state === list;
  return [
    answering(listRewards, ({ state }) => {
      const rewardCount = all.filter(isIn('claimable')).length;
      return { list: all.filter(isIn(state)), totalPages: 1, rewardCount, serverTime };
    }),
    answering(declineReward, ({ id }) => {
      const found = all.find((one) => one.id === id);
      if (!found) throw new RefusalError('reward_not_found', 'This reward does not exist', 404);
      const declined: Reward = { ...found, state: 'withdrawn', declinedAt: serverTime };
      all = all.map((one) => (one.id === id ? declined : one));
      return declined;
    }),
    answering(claimReward, ({ id }) => {
      const found = all.find((one) => one.id === id);
      if (!found || id === refused) throw new RefusalError('reward_expired', 'The time to claim it is over', 422);
      const claimed: Reward = { ...found, state: 'claimed', claimedAt: serverTime };
      all = all.map((one) => (one.id === id ? claimed : one));
      return claimed;
    }),
  ];
}

const menu = ['rewardCenter', 'bonusDetails', 'missionLeaderboard'];
const open = (answers: Answer[]) => openPage('rewardCenter', answers, { menu });

// covers 2.5
test('lists rewards with amount, turnover and deadline; the earliest deadline comes first', async () => {
  await open(rewardAnswers([bound, ending, free]));
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    ...['Reward ending', 'Reward bound', 'Reward free'],
  ]);
  expect(screen.getByRole('region', { name: 'Rewards to claim' })).toHaveTextContent('P 60.00 + 20 points');
  expect(screen.getByRole('article', { name: 'Reward bound' })).toHaveTextContent('P 250.00 to wager');
  expect(screen.getByRole('article', { name: 'Reward ending' })).toHaveTextContent('5 h 12 min');
  expect(screen.getByRole('tab', { name: /To claim/ })).toHaveTextContent('3');
});

test('claims a reward without wagering by one press, and reloads the balance', async () => {
  const { host, user } = await open(rewardAnswers([free]));
  const refreshed = jest.spyOn(host, 'refreshBalance');
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const receipt = await screen.findByRole('dialog', { name: 'P\u00a05.00 + 20 points is yours' });
  expect(sentTo(host, claimReward).map(({ input }) => input)).toEqual([{ id: 'free' }]);
  await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
  await user.click(within(receipt).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Nothing to claim')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'To claim' })).toHaveFocus());
  await user.click(screen.getByRole('tab', { name: 'Claimed' }));
  expect(await screen.findByRole('article', { name: 'Reward free' })).toBeInTheDocument();
});

// covers 2.5
test('explains turnover and weights before a claim; "not now" claims nothing', async () => {
  const { host, user } = await open(rewardAnswers([bound]));
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const terms = await screen.findByRole('dialog', { name: 'Reward bound' });
  expect(terms).toHaveTextContent('P 250.00');
  expect(terms).toHaveTextContent('5×');
  expect(
    within(terms)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Slots100%', 'Live casino15%']]);
  await user.click(within(terms).getByRole('button', { name: 'Not now' }));
  expect(sentTo(host, claimReward)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(await screen.findByRole('button', { name: 'Claim P\u00a050.00' }));
  const receipt = await screen.findByRole('dialog', { name: 'P\u00a050.00 is yours' });
  expect(within(receipt).getByRole('button', { name: 'Bonuses' })).toBeInTheDocument();
  await user.click(within(receipt).getByRole('button', { name: 'Play now' }));
  expect(host.acts).toContain('closeOverlay');
});

// covers 2.5
test('claims all in sequence; a refusal ends it and says why', async () => {
  const others = [reward('one', { expiresAt: '2026-11-22T11:00:00.000Z' }), ending, reward('last')];
  const { host, user } = await open(rewardAnswers(others, 'ending'));
  await user.click(await screen.findByRole('button', { name: 'Claim all' }));
  const receipt = await screen.findByRole('dialog', { name: 'P\u00a05.00 is yours' });
  expect(within(receipt).getByRole('alert')).toHaveTextContent('The time to claim it is over');
  const sent = sentTo(host, claimReward);
  expect(sent.map(({ input }) => input)).toEqual([{ id: 'one' }, { id: 'ending' }]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('links to promotions and missions when nothing is open', async () => {
  const { host, user } = await open(rewardAnswers([]));
  await user.click(await screen.findByRole('button', { name: 'See promotions' }));
  expect(host.location.get().pathname).toBe('/promotions');
  expect(screen.getByRole('button', { name: 'Go to missions' })).toBeInTheDocument();
});

test('leads to the field for promo codes', async () => {
  const { host, user } = await open(rewardAnswers([free]));
  await user.click(await screen.findByRole('button', { name: 'Have a promo code?' }));
  expect(host.location.get().pathname).toBe('/promotions');
  expect(host.acts).toContain('closeOverlay');
});

test('shows how ended rewards ended; a new reward arrives by the live stream', async () => {
  const over = [reward('late', { state: 'expired', expiresAt: serverTime }), reward('back', { state: 'withdrawn' })];
  const { host, user } = await open(rewardAnswers(over));
  await user.click(await screen.findByRole('tab', { name: 'Ended' }));
  expect(await screen.findByRole('article', { name: 'Reward late' })).toHaveTextContent('Expired');
  expect(screen.getByRole('article', { name: 'Reward back' })).toHaveTextContent('Revoked');
  for (const answer of rewardAnswers([free])) host.answer(answer);
  act(() => host.events.emit('rewards-changed', 'grants'));
  await waitFor(() => expect(screen.getByRole('tab', { name: /To claim/ })).toHaveTextContent('1'));
});

test('says that rewards failed to load, and reloads them', async () => {
  const { host, user } = await open([refusing(listRewards, 'down', 500)]);
  expect(await screen.findByText('Your rewards could not be loaded')).toBeInTheDocument();
  for (const answer of rewardAnswers([free])) host.answer(answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Reward free' })).toBeInTheDocument();
});

test('declines a reward for good after confirmation, and lists it as over', async () => {
  const { host, user } = await open(rewardAnswers([bound]));
  const confirmed = jest.spyOn(host, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const decline = await screen.findByRole('button', { name: 'Decline: Reward bound' });
  await user.click(decline);
  expect(confirmed).toHaveBeenCalledWith(expect.objectContaining({ title: 'Decline “Reward bound”?' }));
  expect(sentTo(host, declineReward)).toEqual([]);
  await user.click(decline);
  expect(await screen.findByText('Nothing to claim')).toBeInTheDocument();
  expect(sentTo(host, declineReward).map(({ input }) => input)).toEqual([{ id: 'bound' }]);
  expect(sentTo(host, claimReward)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Ended' }));
  expect(await screen.findByRole('article', { name: 'Reward bound' })).toHaveTextContent('Declined');
});
