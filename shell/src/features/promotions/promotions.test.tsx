import { type Promotion, promotionState } from '@portal/shared/contract/content/list-promotions';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, memberAtom } from '../../host/atoms.ts';
import { PromoDetailPage } from './promo-detail-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';

const promotion = (id: string, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  type: 'slots',
  title: `Title ${id}`,
  summary: 'Summary',
  content: '<p>Rule one</p>',
  art: 'art:promo',
  state: 'join',
  kind: 'join',
  ...changes,
});

type Who = 'visitor' | 'member' | 'trial';

async function open(page: 'list' | 'detail', promotions: Promotion[], who: Who = 'visitor') {
  const { show, portal } = await openPortal({
    at: '/promoDetail?id=a',
    answers: { listPromotions: { promotions } },
    token: who === 'visitor' ? undefined : 'T',
  });
  if (who !== 'visitor')
    await change(() => portal.store.set(memberAtom, { ...fakeMember, type: who === 'trial' ? 4 : 0 }));
  show(page === 'list' ? <PromotionsPage /> : <PromoDetailPage />);
  return { portal, user: userEvent.setup() };
}

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

test('a member sees the ten states, each with its own word and icon', async () => {
  await open(
    'list',
    promotionState.options.map((state) => promotion(state, { state })),
    'member',
  );
  const icons = new Set<string>();
  for (const [at, state] of promotionState.options.entries()) {
    const card = (await screen.findByText(`Title ${state}`)).closest('article') ?? document.body;
    const mark = within(card).getByText(words[at] ?? '');
    icons.add(mark.querySelector('svg')?.innerHTML ?? '');
  }
  expect(icons.size).toBe(words.length);
});

test('a type shows its promotions alone', async () => {
  const { user } = await open('list', [promotion('a'), promotion('b', { type: 'live' })]);
  await user.click(await screen.findByRole('button', { name: /Live casino/ }));
  expect(screen.getByText('Title b')).toBeVisible();
  expect(screen.queryByText('Title a')).toBeNull();
});

test('that none is running is said', async () => {
  await open('list', []);
  expect(await screen.findByText(/No promotion is running/)).toBeVisible();
});

test('a failed list can be asked for again', async () => {
  const { show, platform } = await openPortal({ answers: { listPromotions: refuse('invalid_input') } });
  show(<PromotionsPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ listPromotions: { promotions: [promotion('a')] } });
  await userEvent.click(retry);
  expect(await screen.findByText('Title a')).toBeVisible();
});

test('hostile conditions are shown as harmless text', async () => {
  const content = '<p>Rule one</p><script>window.bad = 1</script><a href="javascript:alert(1)">no link</a>';
  await open('detail', [promotion('a', { content })]);
  expect(await screen.findByText('Rule one')).toBeVisible();
  expect(screen.getByText('no link')).not.toHaveAttribute('href');
  expect(document.querySelector('script[src], article script')).toBeNull();
});

test('a visitor who joins is asked to log in', async () => {
  const { portal, user } = await open('detail', [promotion('a')]);
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
});

test('a trial account is told to register first', async () => {
  const { portal, user } = await open('detail', [promotion('a', { state: 'claim' })], 'trial');
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(portal.store.get(dialogsAtom)).toMatchObject([
    { name: 'confirm', request: { text: 'Please register an account first', confirmLabel: 'OK' } },
  ]);
});

test('a member gets no button that would do nothing, but the truth', async () => {
  await open('detail', [promotion('a')], 'member');
  expect(await screen.findByText(/not open on this page yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('a promotion with an end shows it with what is left; one without says so', async () => {
  const endsAt = new Date(Date.now() + 90_000_000).toISOString();
  await open('detail', [promotion('a', { endsAt }), promotion('b')]);
  const left = within(await screen.findByLabelText('Time left'));
  expect(left.getByText('days').previousSibling).toHaveTextContent('01');
  expect(screen.getByText('No end date')).toBeVisible();
});

test('an unknown promotion is no blank page', async () => {
  await open('detail', [promotion('b')]);
  expect(await screen.findByText('This promotion is no longer here.')).toBeVisible();
});
