import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { claimReward } from '@portal/shared/contract/rewards/rewards';
import {
  claimBirthdayGift,
  getPlayerRank,
  getVipBenefits,
  getVipGifts,
  getVipProgress,
} from '@portal/shared/contract/rewards/vip';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const names = ['Lantern', 'Bamboo', 'Jade'];
const levels = names.map((name, index) => ({
  rank: index + 1,
  name,
  benefits: [],
  validBet: ['0.00', '1000.00', '5000.00'][index] ?? '',
}));
const benefits = {
  levels: levels.map(({ rank }) => ({
    rank,
    upgradeGift: `${rank * 10}.00`,
    birthdayGift: rank > 2 ? '18.00' : '0.00',
    rebates: [{ gameType: 'RNG' as const, mode: 'manual' as const, basisPoints: rank * 10 }],
  })),
  turnoverPercent: 100,
  birthdayDays: 7,
};
const gifts = {
  rankLevel: 2,
  upgrades: [
    { rank: 2, amount: '20.00', state: 'claimable' as const, rewardId: 'reward-2' },
    { rank: 3, amount: '30.00', state: 'locked' as const },
  ],
  birthday: { state: 'unknown' as const, amount: '0.00' },
};
const place = (no: number, isOwn = false) => ({
  place: no,
  account: `pl***${no}`,
  rankLevel: 2,
  validBet: `${1000 - no}.00`,
  isOwn,
});
const ranking = {
  month: '2026-03',
  list: [place(1), place(2)],
  own: place(77, true),
  players: 90,
  endsAt: '2026-03-31T17:00:00.000Z',
  serverTime: '2026-03-02T08:00:00.000Z',
};

const open = (change = {}, menu = ['playerRank', 'securityCenter']) =>
  openPage(
    'playerRank',
    [
      answering(listVipLevels, () => ({ levels })),
      answering(getVipProgress, () => ({ validBet: '2000.00' })),
      answering(getVipBenefits, () => benefits),
      answering(getVipGifts, () => ({ ...gifts, ...change })),
      answering(getPlayerRank, () => ranking),
    ],
    { menu },
  );

// covers 2.5
test('shows the own rank, the progress to the next and what is missing', async () => {
  await open();
  const ring = await screen.findByRole('progressbar', { name: 'On the way to VIP 3' });
  expect(ring).toHaveAttribute('aria-valuenow', '40');
  expect(ring).toHaveAttribute('aria-valuetext', 'P\u00a03,000.00 in valid bets to reach VIP 3\u00a0· Jade');
  expect(screen.getByRole('heading', { name: 'Bamboo' })).toBeInTheDocument();
  const [first, own] = within(screen.getByRole('list', { name: 'Levels' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('reached');
  expect(own).toHaveAttribute('aria-current', 'step');
});

test('shows current and next benefits by the settings', async () => {
  await open();
  const now = await screen.findByRole('region', { name: 'Your benefits' });
  expect(now).toHaveTextContent('0.20%');
  expect(now).toHaveTextContent('none');
  const next = screen.getByRole('region', { name: 'Benefits at VIP 3' });
  for (const text of ['30.00', '18.00', '0.30%']) expect(next).toHaveTextContent(text);
});

// covers 2.5
test('claims the gift of a level by its reward, that of the birthday by its own call', async () => {
  const birthday = {
    state: 'claimable' as const,
    amount: '18.00',
    from: '2026-03-01',
    until: '2026-03-08T00:00:00.000Z',
  };
  const { host, user } = await open({ birthday });
  const now = '2026-03-02T08:00:00.000Z';
  const paid = { id: 'reward-2', source: 'vip-upgrade' as const, name: '', points: 0, state: 'claimed' as const };
  host.answer(answering(claimReward, () => ({ ...paid, amount: '20.00', turnover: '20.00', createdAt: now })));
  host.answer(answering(claimBirthdayGift, () => ({ amount: '18.00', turnover: '18.00' })));
  await user.click(await screen.findByRole('button', { name: 'Claim: VIP 2 upgrade gift' }));
  await waitFor(() => expect(host.toasts).toEqual(['P\u00a020.00 is in your wallet']));
  await user.click(screen.getByRole('button', { name: 'Claim: Birthday gift' }));
  await waitFor(() => expect(host.toasts).toContain('P\u00a018.00 is in your wallet'));
  expect(sentTo(host, claimReward)).toEqual([
    expect.objectContaining({ input: { id: 'reward-2' }, idempotencyKey: expect.any(String) }),
  ]);
});

test('links to the account without a birthday', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Set birthday' }));
  expect(await screen.findByRole('region', { name: 'My account' })).toBeInTheDocument();
});

test('shows the own place below the leaderboard when it is not among the first', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'March 2026 leaderboard' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Your rank' })).toHaveTextContent('77');
});

test('says that the page failed to load, and tries again', async () => {
  const { host, user } = await openPage('playerRank', [
    answering(listVipLevels, () => ({ levels })),
    answering(getVipProgress, () => ({ validBet: '2000.00' })),
    answering(getVipBenefits, () => benefits),
    answering(getPlayerRank, () => ranking),
    refusing(getVipGifts, 'unknown_error'),
  ]);
  const retry = await screen.findByRole('button', { name: /Try again/ });
  host.answer(answering(getVipGifts, () => gifts));
  await user.click(retry);
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
});
