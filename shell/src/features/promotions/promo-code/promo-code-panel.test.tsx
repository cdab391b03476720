import { trialType } from '@portal/shared/contract/constants';
import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { calls, list } from '../../../../testing/promotion-pages.tsx';
import { dialogsAtom, memberAtom } from '../../../host/atoms.ts';
import { PromotionsPage } from '../promotions-page.tsx';

const reward: Reward = {
  id: 'r-1',
  source: 'promotion',
  name: 'Promo code LANTERN50',
  amount: '50.00',
  points: 7,
  turnover: '150.00',
  state: 'claimable',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
};

async function open(answers: FakeAnswers, who: 'visitor' | 'member' | 'trial' = 'member', at = '/promotions') {
  const opened = await openPortal({
    at,
    answers: { ...list([]), ...answers },
    token: who === 'visitor' ? undefined : 'T',
    isAgent: who === 'trial' ? trialType : undefined,
  });
  const { show, portal } = opened;
  if (who !== 'visitor') await change(() => portal.store.set(memberAtom, fakeMember));
  show(<PromotionsPage />);
  const panel = within(await screen.findByRole('region', { name: 'Have a promo code?' }));
  return { ...opened, panel, user: userEvent.setup() };
}

// covers 2.5
test('redeems a code and says what it gave, what has to be wagered and until when it can be claimed', async () => {
  const { panel, platform, portal, user } = await open({ redeemPromoCode: reward });
  await user.type(panel.getByRole('textbox', { name: 'Have a promo code?' }), 'lantern-50');
  await user.click(panel.getByRole('button', { name: 'Redeem' }));
  const receipt = within(panel.getByRole('status'));
  expect(await receipt.findByText(/50 \+ 7 points: ready to claim in Rewards/)).toBeVisible();
  expect(receipt.getByText(/wager .*150 before you withdraw it/)).toBeVisible();
  expect(receipt.getByText(/Claim it before/).querySelector('time')).toHaveAttribute('datetime', reward.expiresAt);
  expect(calls(platform, 'redeemPromoCode')).toEqual([{ code: 'lantern-50' }]);
  expect(panel.getByRole('textbox', { name: 'Have a promo code?' })).toHaveValue('');
  const opened = jest.spyOn(portal.host, 'openOverlay');
  await user.click(receipt.getByRole('button', { name: 'Go to Rewards' }));
  expect(opened).toHaveBeenCalledWith('member-centre', 'rewardCenter');
});

test('says nothing of wagering for points, and that money without it is free', async () => {
  const points = { ...reward, amount: '0.00', turnover: '0.00' };
  const { panel, platform, user } = await open({ redeemPromoCode: points });
  const redeem = async () => {
    await user.type(panel.getByRole('textbox', { name: 'Have a promo code?' }), 'A1B2');
    await user.click(panel.getByRole('button', { name: 'Redeem' }));
  };
  await redeem();
  expect(await panel.findByText('7 points: ready to claim in Rewards.')).toBeVisible();
  expect(panel.queryByText(/withdraw/)).toBeNull();
  platform.answer({ redeemPromoCode: { ...reward, turnover: '0.00' } });
  await redeem();
  expect(await panel.findByText(/as soon as you have claimed it/)).toBeVisible();
});

test('shows a refusal at the field, keeps the code, and asks for one that is missing', async () => {
  const { panel, platform, user } = await open({ redeemPromoCode: refuse('promo_code_spent') });
  await user.click(panel.getByRole('button', { name: 'Redeem' }));
  expect(await panel.findByText('This field is required')).toBeVisible();
  expect(calls(platform, 'redeemPromoCode')).toEqual([]);
  const field = panel.getByRole('textbox', { name: 'Have a promo code?' });
  await user.type(field, 'GONE50');
  await user.click(panel.getByRole('button', { name: 'Redeem' }));
  expect(calls(platform, 'redeemPromoCode')).toEqual([{ code: 'GONE50' }]);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('GONE50');
});

// covers 5
test('fills in the code of a link and keeps it while a visitor is asked to log in', async () => {
  const { panel, platform, portal, user } = await open({}, 'visitor', '/promotions?code=LANTERN50');
  const field = panel.getByRole('textbox', { name: 'Have a promo code?' });
  expect(field).toHaveValue('LANTERN50');
  await user.click(panel.getByRole('button', { name: 'Redeem' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  expect(calls(platform, 'redeemPromoCode')).toEqual([]);
  expect(field).toHaveValue('LANTERN50');
});

// covers 6
test('asks a trial account to register first', async () => {
  const { panel, platform, portal, user } = await open({}, 'trial', '/promotions?code=LANTERN50');
  await user.click(panel.getByRole('button', { name: 'Redeem' }));
  expect(portal.store.get(dialogsAtom)).toMatchObject([{ name: 'confirm', request: { confirmLabel: 'OK' } }]);
  expect(calls(platform, 'redeemPromoCode')).toEqual([]);
});
