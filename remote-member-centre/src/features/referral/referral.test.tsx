import {
  getReferral,
  getReferralEarnings,
  listReferralFriends,
  type ReferralFriend,
  type ReferralTerms,
} from '@portal/shared/contract/rewards/referral';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';

const terms: ReferralTerms = {
  isOpen: true,
  depositAtLeast: '100.00',
  stakeAtLeast: '500.00',
  inviterReward: '50.00',
  friendReward: '20.00',
  turnoverPercent: 100,
  shareBasisPoints: 10,
};
const friend = (name: string, change: Partial<ReferralFriend> = {}): ReferralFriend => ({
  name,
  invitedAt: '2026-03-02T08:00:00.000Z',
  hasDeposited: false,
  hasReached: false,
  earned: '0.00',
  ...change,
});
const summary = { code: 'K7PXM3QD', path: '/register?referralCode=K7PXM3QD', friends: 2, reached: 1, earned: '52.31' };

function openReferral(change: Partial<ReferralTerms> = {}, list: ReferralFriend[] = []) {
  return openPage('referral', [
    answering(getReferral, () => ({ ...summary, terms: { ...terms, ...change } })),
    answering(listReferralFriends, () => ({ list, totalPages: 1 })),
    answering(getReferralEarnings, ({ from = '2026-03-01', to = '2026-03-02' }) => ({
      points: [{ day: to, rewards: '50.00', shares: '2.31', total: '52.31' }],
      total: '52.31',
      period: { from, to },
    })),
  ]);
}

// covers 2.5, 9
test('copies code and link of the current domain, and confirms it', async () => {
  const { host, user } = await openReferral();
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/register?referralCode=K7PXM3QD`);
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('K7PXM3QD');
  expect(host.toasts).toEqual(['Link copied', 'Code copied']);
  const picture = await screen.findByRole('img', { name: 'QR code for your link' });
  expect(picture.closest('span')).toHaveStyle({ width: '200px', padding: '20px' });
});

test('shows the terms of the settings', async () => {
  await openReferral({ rewardedFriendsAtMost: 20 });
  expect(await screen.findByRole('heading', { name: 'Invite a friend, get P\u00a050.00' })).toBeInTheDocument();
  expect(screen.getByText('Your friend deposits P 100.00 and bets P 500.00 in total.')).toBeInTheDocument();
  const gifts = 'You get P 50.00. Your friend gets P 20.00. You also get 0.1% of your friends’ bets every day.';
  expect(screen.getByText(gifts)).toBeInTheDocument();
  expect(screen.getByText(/need to wager rewards 1 time before/)).toBeInTheDocument();
  expect(screen.getByText('You can earn rewards for up to 20 friends a month.')).toBeInTheDocument();
});

test('promises only what is given', async () => {
  await openReferral({ inviterReward: '0.00', shareBasisPoints: 0, turnoverPercent: 0 });
  expect(await screen.findByRole('heading', { name: 'Invite your friends' })).toBeInTheDocument();
  expect(screen.getByText('Your friend gets P 20.00.')).toBeInTheDocument();
  expect(screen.queryByText(/before you can withdraw them/)).not.toBeInTheDocument();
});

test('shows the link without promises while referrals are closed', async () => {
  await openReferral({ isOpen: false });
  expect(await screen.findByText(/There are no invitation rewards right now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
  expect(screen.queryByText('How it works')).not.toBeInTheDocument();
});

test('shows the progress and reward of each friend', async () => {
  await openReferral({}, [
    friend('an***a'),
    friend('be***t', { hasDeposited: true, hasReached: true, earned: '52.31' }),
    friend('do***a', { hasDeposited: true, withheld: 'bank_account' }),
  ]);
  const [first, second] = await Promise.all(
    ['an***a', 'be***t'].map(async (name) => (await screen.findByText(name)).closest<HTMLElement>('li')),
  );
  if (!first || !second) throw new Error('two friends are listed');
  expect(within(first).getAllByText('pending')).toHaveLength(2);
  expect(within(second).queryByText('pending')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('P52.31');
  const withheld = (await screen.findByText('do***a')).closest('li');
  expect(withheld).toHaveTextContent('No reward: same bank account as you or another friend.');
  expect(screen.getAllByText(/No reward/)).toHaveLength(1);
});

test('explains what to do without friends, and reloads on live events', async () => {
  const { host } = await openReferral();
  expect(await screen.findByText('No friends have joined yet')).toBeInTheDocument();
  host.answer(answering(listReferralFriends, () => ({ list: [friend('cy***l')], totalPages: 1 })));
  act(() => host.events.emit('rewards-changed', 'referral'));
  expect(await screen.findByText('cy***l')).toBeInTheDocument();
});

test('reloads a page that failed to load', async () => {
  const { host, user } = await openPage('referral', [refusing(getReferral, 'account_closed')]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  host.answer(answering(getReferral, () => ({ ...summary, terms })));
  await user.click(again);
  await waitFor(() => expect(screen.getByText('K7PXM3QD')).toBeInTheDocument());
});
