import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, type OpenOptions, openPortal } from '../../../testing/open-portal.tsx';
import { memberAtom } from '../../host/atoms.ts';
import { VipPage } from './vip-page.tsx';

const levels = [1, 2, 3, 4, 5, 6].map((rank) => ({
  rank,
  name: `Name ${rank}`,
  validBet: `${rank * 1000}.00`,
  benefits: ['Badge', ...(rank > 4 ? [`Gift of ${rank}`] : [])],
}));

async function open(answers: FakeAnswers, rank?: number, site: OpenOptions['site'] = {}) {
  const { show, portal, platform } = await openPortal({ answers, token: rank ? 'T' : undefined, site });
  const member = { ...fakeMember, clubLabel: { labelName: 'Club', rankLevel: rank ?? 0 } };
  if (rank) await change(() => portal.store.set(memberAtom, member));
  show(<VipPage />);
  return { platform, user: userEvent.setup() };
}

const vip = { customerService: [{ csType: 'VIP' as const, path: '/help' }] };

test('shows a member the level, what the next one requires and what it adds', async () => {
  await open({ listVipLevels: { levels } }, 4);
  expect(await screen.findByText('You are VIP 4 · Name 4')).toBeVisible();
  expect(screen.getByText(/Next: VIP 5 · Name 5/)).toHaveTextContent('5,000.00');
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.getByText('Gift of 5')).toHaveTextContent('new');
  expect(panel.getAllByText('Badge')).toHaveLength(2);
});

// covers 3
test('shows a member the valid bets so far and what is missing to the next level', async () => {
  await open({ listVipLevels: { levels }, getVipProgress: { validBet: '1250.00' } }, 4);
  expect(await screen.findByRole('progressbar', { name: 'On the way to VIP 5' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.getByText(/^Your valid bets/)).toHaveTextContent('1,250.00');
  expect(screen.getByText(/^Still to go/)).toHaveTextContent('3,750.00');
});

test('says when the requirements of the next level are met; the rank follows by itself', async () => {
  await open({ listVipLevels: { levels }, getVipProgress: { validBet: '5000.00' } }, 4);
  expect(await screen.findByText('You’ve reached the requirement for VIP 5.')).toBeVisible();
});

test('shows no valid bets to a visitor and asks for none', async () => {
  const { platform } = await open({ listVipLevels: { levels } });
  await screen.findByRole('tabpanel');
  expect(platform.seenOf('getVipProgress')).toHaveLength(0);
});

test('chooses another level by the arrow keys', async () => {
  const { user } = await open({ listVipLevels: { levels } }, 4);
  (await screen.findByRole('tab', { selected: true })).focus();
  await user.keyboard('{ArrowRight}');
  expect(within(screen.getByRole('tabpanel')).getByText('Gift of 6')).toBeVisible();
});

test('shows a visitor no comparison and asks for a login', async () => {
  await open({ listVipLevels: { levels } });
  expect(await screen.findByRole('button', { name: 'Log in to see your level' })).toBeVisible();
  expect(within(await screen.findByRole('tabpanel')).queryByText('new')).toBeNull();
});

test('shows no next level at the top', async () => {
  await open({ listVipLevels: { levels } }, 6);
  expect(await screen.findByText('You’ve reached the highest level.')).toBeVisible();
});

// covers 6
test('offers the VIP service above rank 4, and only if it is configured', async () => {
  await open({ listVipLevels: { levels } }, 5, vip);
  expect(await screen.findByRole('button', { name: 'Write to VIP service' })).toBeVisible();
});

test('shows rank 4 from which level the VIP service answers', async () => {
  await open({ listVipLevels: { levels } }, 4, vip);
  expect(await screen.findByText('VIP service is available from VIP 5.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write to VIP service' })).toBeNull();
});

test('distinguishes no levels from a failed call, which can be repeated', async () => {
  const { platform, user } = await open({ listVipLevels: refuse('invalid_input') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ listVipLevels: { levels: [] } });
  await user.click(retry);
  expect(await screen.findByText('VIP levels are coming soon.')).toBeVisible();
});

const gifts = {
  rankLevel: 4,
  upgrades: [
    { rank: 4, amount: '40.00', state: 'claimable' as const, rewardId: 'reward-4' },
    { rank: 5, amount: '50.00', state: 'locked' as const },
    { rank: 6, amount: '60.00', state: 'locked' as const },
  ],
  birthday: { state: 'unknown' as const, amount: '18.00' },
};

// covers 2.1
test('claims a waiting gift of a level or the birthday, and names the next one', async () => {
  const { platform, user } = await open({ listVipLevels: { levels }, getVipGifts: gifts }, 4);
  const list = within(await screen.findByRole('region', { name: 'Your gifts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByText('From VIP 5')).toBeVisible();
  expect(list.getByText(/Add your birthday/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Claim: VIP 4 upgrade gift' }));
  await waitFor(() => expect(platform.seenOf('claimReward')).toHaveLength(1));
  expect(platform.seenOf('claimReward')[0]?.input).toEqual({ id: 'reward-4' });
  await waitFor(() => expect(platform.seenOf('getVipGifts')).toHaveLength(2));
});

// covers 2.1
test('shows the gifts and the best rebate of a level by the settings', async () => {
  const rebates = [30, 80].map((basisPoints) => ({ gameType: 'RNG' as const, mode: 'manual' as const, basisPoints }));
  const benefits = [{ rank: 5, upgradeGift: '128.00', birthdayGift: '58.00', rebates }];
  const getVipBenefits = { levels: benefits, turnoverPercent: 100, birthdayDays: 7 };
  await open({ listVipLevels: { levels }, getVipBenefits }, 4);
  const panel = await screen.findByRole('tabpanel');
  await waitFor(() => expect(panel).toHaveTextContent('0.80%'));
  expect(panel).toHaveTextContent('128.00');
  expect(panel).toHaveTextContent('58.00');
});
