import type { PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { promotionState } from '@portal/shared/contract/rewards/promotions';
import { refuse } from '@portal/shared/testing/fake-platform';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { calls, detail, list, one, openPromotions, promotion } from '../../../testing/promotion-pages.tsx';
import { dialogsAtom } from '../../host/atoms.ts';
import { PromotionsPage } from './promotions-page.tsx';

const at = '2026-11-20T08:00:00.000Z';
const bonus: Partial<PromotionDetail> = {
  kind: 'bonus',
  state: 'claim',
  terms: {
    kind: 'bonus',
    per: 'daily',
    amount: '5.00',
    turnoverPercent: 300,
    weights: { RNG: 100, LIVE: 15 },
    claimDays: 2,
    budgetLeft: '95.00',
  },
};
const application: Partial<PromotionDetail> = { kind: 'application', terms: { kind: 'application', per: 'once' } };

const words = [
  'Join',
  'Claim',
  'Applying',
  'Closed',
  'Rejected',
  'Issued',
  'Claimed',
  'In process',
  'Joined',
  'Opens soon',
];

// covers 2.8, 4
test('shows a member the ten states, each with its own word and icon', async () => {
  await openPromotions('list', list(promotionState.options.map((state) => promotion(state, { state }))), 'member');
  const icons = new Set<string>();
  for (const [index, state] of promotionState.options.entries()) {
    const card = (await screen.findByText(`Title ${state}`)).closest('article') ?? document.body;
    const badge = within(card).getByText(words[index] ?? '');
    icons.add(badge.querySelector('svg')?.innerHTML ?? '');
  }
  expect(icons.size).toBe(words.length);
});

// covers 2.8
test('a type shows its own promotions only', async () => {
  const { user } = await openPromotions('list', list([promotion('a'), promotion('b', { type: 'live' })]));
  await user.click(await screen.findByRole('button', { name: /Live casino/ }));
  expect(screen.getByText('Title b')).toBeVisible();
  expect(screen.queryByText('Title a')).toBeNull();
});

test('says that no promotion is running', async () => {
  await openPromotions('list', list([]));
  expect(await screen.findByText(/No promotions right now/)).toBeVisible();
});

test('a failed list can be loaded again', async () => {
  const { show, platform } = await openPortal({ answers: { listPromotions: refuse('invalid_input') } });
  show(<PromotionsPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer(list([promotion('a')]));
  await userEvent.click(retry);
  expect(await screen.findByText('Title a')).toBeVisible();
});

test('sanitizes hostile conditions', async () => {
  const content = '<p>Rule one</p><script>window.bad = 1</script><a href="javascript:alert(1)">no link</a>';
  await openPromotions('detail', one({ content }));
  expect((await screen.findAllByText('Rule one'))[0]).toBeVisible();
  expect(screen.getByText('no link')).not.toHaveAttribute('href');
  expect(document.querySelector('script[src], article script')).toBeNull();
});

// covers 5
test('asks a visitor who joins to log in', async () => {
  const { portal, user } = await openPromotions('detail', one());
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
});

// covers 6
test('asks a trial account to register first', async () => {
  const { portal, user } = await openPromotions('detail', one(bonus), 'trial');
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(portal.store.get(dialogsAtom)).toMatchObject([
    { name: 'confirm', request: { text: 'Please register an account first', confirmLabel: 'OK' } },
  ]);
});

test('shows reward and requirements: amount, turnover, weights, time, what is left', async () => {
  await openPromotions('detail', one(bonus), 'member');
  const state = within(await screen.findByLabelText('Your status'));
  expect(state.getByText(/5$/)).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Terms' }));
  for (const line of ['once a day', '3 times what you get', '2 days', /95$/])
    expect(facts.getByText(line)).toBeVisible();
  const [slots, live] = within(screen.getByRole('region', { name: 'Game contributions' })).getAllByRole('listitem');
  expect([slots, live].map((item) => item?.textContent)).toEqual(['Slots100%', 'Live casino15%']);
});

// covers 2.5
test('shows the time in which deposits count', async () => {
  const times = { countsFrom: '2026-03-01T00:00:00.000Z', countsUntil: '2026-03-08T00:00:00.000Z' };
  const { terms } = detail();
  await openPromotions('detail', one({ terms: { ...terms, minDeposit: '100.00', ...times } }), 'member');
  const timeOf = (name: string) => screen.getByText(name).nextElementSibling?.querySelector('time');
  await screen.findByText('Deposits count from');
  expect(timeOf('Deposits count from')).toHaveAttribute('datetime', times.countsFrom);
  expect(timeOf('Deposits count until')).toHaveAttribute('datetime', times.countsUntil);
});

test('confirms a claim with its turnover, then lists it in the reward centre', async () => {
  const { portal, platform, user } = await openPromotions(
    'detail',
    { ...one(bonus), claimPromotion: detail(bonus) },
    'member',
  );
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const [question] = portal.store.get(dialogsAtom);
  expect(question).toMatchObject({ request: { title: 'Claim it now?' } });
  expect(calls(platform, 'claimPromotion')).toHaveLength(0);
  platform.answer(one({ ...bonus, state: 'issued' }));
  await change(() => question?.name === 'confirm' && question.answer(true));
  expect(await screen.findByRole('button', { name: 'Go to Rewards' })).toBeVisible();
  expect(calls(platform, 'claimPromotion')).toEqual([{ promotionId: 'a', termsId: 'terms-1' }]);
});

test('shows terms that changed during the question and asks again', async () => {
  const answers = { ...one(bonus), claimPromotion: refuse('conflict') };
  const { portal, platform, user } = await openPromotions('detail', answers, 'member');
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const dearer = { ...detail(bonus).terms, turnoverPercent: 3000 };
  platform.answer(one({ ...bonus, terms: dearer, termsId: 'terms-2' }));
  const [question] = portal.store.get(dialogsAtom);
  await change(() => question?.name === 'confirm' && question.answer(true));
  expect(await screen.findByText(/terms have changed/)).toBeVisible();
  expect(await screen.findByText('30 times what you get')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  const again = portal.store.get(dialogsAtom).at(-1);
  await change(() => again?.name === 'confirm' && again.answer(true));
  await waitFor(() => expect(calls(platform, 'claimPromotion')).toHaveLength(2));
  expect(calls(platform, 'claimPromotion')).toMatchObject([{ termsId: 'terms-1' }, { termsId: 'terms-2' }]);
});

test('shows a refusal beside the button', async () => {
  const { user } = await openPromotions('detail', { ...one(), joinPromotion: refuse('promotion_spent') }, 'member');
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});

test('shows missing requirements instead of the button', async () => {
  await openPromotions('detail', one({ ...bonus, obstacle: 'promotion_rank' }), 'member');
  expect(await screen.findByText(/VIP level isn’t high enough/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See the VIP levels' })).toHaveAttribute('href', '/vip');
});

// covers 5, 9
test('an application counts its comment, shows errors, and is sent', async () => {
  const { platform, user } = await openPromotions(
    'detail',
    { ...one(application), applyForPromotion: detail() },
    'member',
  );
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Submit application' }));
  expect(dialog.getByText('This field is required')).toBeVisible();
  const comment = dialog.getByLabelText('Your comment');
  await user.click(comment);
  await user.paste('x'.repeat(141));
  expect(dialog.getByText('141 / 140')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Submit application' }));
  expect(dialog.getByText('Please write at most 140 characters')).toBeVisible();
  await user.type(comment, '{backspace}');
  await user.upload(dialog.getByLabelText(/Images/), new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect(calls(platform, 'applyForPromotion')).toHaveLength(0);
  platform.answer(one({ ...application, state: 'applying' }));
  await user.click(dialog.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(/will review it soon/)).toBeVisible();
  expect(calls(platform, 'applyForPromotion')).toMatchObject([
    { promotionId: 'a', termsId: 'terms-1', comment: 'x'.repeat(140), imageIds: [] },
  ]);
});

test('an application on changed terms says so, and is sent with the new ones after asking again', async () => {
  const answers = { ...one(application), applyForPromotion: refuse('conflict') };
  const { platform, user } = await openPromotions('detail', answers, 'member');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your comment'), 'A whale');
  platform.answer(one({ ...application, termsId: 'terms-2' }));
  await user.click(dialog.getByRole('button', { name: 'Submit application' }));
  expect(await dialog.findByText(/terms have changed/)).toBeVisible();
  await waitFor(() => expect(calls(platform, 'getPromotion').length).toBeGreaterThan(1));
  await user.click(dialog.getByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(calls(platform, 'applyForPromotion')).toHaveLength(2));
  expect(calls(platform, 'applyForPromotion')).toMatchObject([{ termsId: 'terms-1' }, { termsId: 'terms-2' }]);
});

test("shows the steps, comment and reject reason of the member's application", async () => {
  const participation = {
    id: 'p',
    state: 'rejected' as const,
    comment: 'A whale',
    images: 2,
    reason: 'Too small',
    at,
    history: [
      { state: 'applying' as const, at },
      { state: 'rejected' as const, at },
    ],
  };
  await openPromotions('detail', one({ ...application, state: 'rejected', participation }), 'member');
  const own = within(await screen.findByRole('region', { name: 'Your participation' }));
  expect(own.getByText('A whale')).toBeVisible();
  expect(own.getByText('with 2 images')).toBeVisible();
  expect(own.getByText('Too small')).toBeVisible();
  expect(own.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Application submitted'),
    expect.stringContaining('Not approved'),
  ]);
});

test('follows the live stream', async () => {
  const { portal, platform } = await openPromotions('detail', one({ ...application, state: 'applying' }), 'member');
  expect(await screen.findByText(/will review it soon/)).toBeVisible();
  platform.answer(one({ ...application, state: 'process' }));
  await change(() => portal.events.emit('rewards-changed', 'promotions'));
  expect(await screen.findByText(/reviewing your application/)).toBeVisible();
});

test('shows the end and the remaining time of a promotion, or that it has no end', async () => {
  const endsAt = new Date(Date.now() + 90_000_000).toISOString();
  await openPromotions('detail', { ...one({ endsAt }), ...list([promotion('b')]) });
  const left = within(await screen.findByLabelText('Time left'));
  expect(left.getByText('days').previousSibling).toHaveTextContent('01');
  expect(await screen.findByText('No end date')).toBeVisible();
});

test('an unknown promotion shows a message instead of a blank page', async () => {
  await openPromotions('detail', { getPromotion: refuse('promotion_not_found') });
  expect(await screen.findByText('This promotion is no longer available.')).toBeVisible();
});

test('declines the reward of a claim for good after confirmation', async () => {
  const declined = { ...bonus, state: 'close' as const };
  const participation = { id: 'p', state: 'issued' as const, images: 0, at, declinedAt: at, history: [] };
  const answers = { ...one(bonus), declinePromotion: detail({ ...declined, participation }) };
  const { portal, platform, user } = await openPromotions('detail', answers, 'member');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const [question] = portal.store.get(dialogsAtom);
  expect(question).toMatchObject({
    request: {
      title: 'Decline “Title a”?',
      text: expect.stringMatching(/5.*offered again tomorrow at the earliest.*can’t be undone/),
      cancelLabel: 'Keep it',
    },
  });
  expect(calls(platform, 'declinePromotion')).toHaveLength(0);
  platform.answer(one({ ...declined, participation }));
  await change(() => question?.name === 'confirm' && question.answer(true));
  expect(await screen.findByText('You declined this promotion.')).toBeVisible();
  expect(screen.getByText('Declined by you')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  expect(calls(platform, 'declinePromotion')).toEqual([{ promotionId: 'a' }]);
});

test('declines nothing when cancelled; a visitor has nothing to decline', async () => {
  const { portal, platform, user } = await openPromotions('detail', one(bonus), 'member');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const [question] = portal.store.get(dialogsAtom);
  await change(() => question?.name === 'confirm' && question.answer(false));
  expect(calls(platform, 'declinePromotion')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  cleanup();
  await openPromotions('detail', one(bonus));
  expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});
