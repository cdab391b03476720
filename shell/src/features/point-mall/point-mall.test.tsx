import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, memberAtom, overlayAtom } from '../../host/atoms.ts';
import { PointMallPage } from './point-mall-page.tsx';
import type { Present } from './presents.rules.ts';

const present = (id: string, points: number, type: Present['type'] = 'present'): Present => ({
  id,
  name: `Name ${id}`,
  description: `About ${id}`,
  type,
  points,
  art: 'art:gift',
});
const shelf = {
  listPointPresents: { presents: [present('mug', 100), present('watch', 900), present('cash', 50, 'bonus')] },
};
const balance = {
  getPointBalance: { currentPoints: 100, heldPoints: 0, earned: { live: 30, slots: 70 }, exchangeRatio: 10 },
};

async function open(answers: FakeAnswers, member?: Partial<typeof fakeMember>) {
  const { show, portal, platform } = await openPortal({ answers, token: member ? 'T' : undefined });
  if (member) await change(() => portal.store.set(memberAtom, { ...fakeMember, ...member }));
  show(<PointMallPage />);
  return { portal, platform, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a visitor sees the presents and is asked to log in; no filter by points, no call for them', async () => {
  const { platform, portal, user } = await open(shelf);
  expect(await screen.findByText('Name mug')).toBeVisible();
  expect(screen.queryByRole('button', { name: /What I can afford/ })).toBeNull();
  expect(platform.seenOf('getPointBalance')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
});

test('a member sees points, what a point takes, and where they came from, the richest first', async () => {
  await open({ ...shelf, ...balance }, {});
  const own = within(await screen.findByRole('region', { name: 'Your points' }));
  expect(own.getByText('100')).toBeVisible();
  expect(own.getByText('1 point for every 10 staked')).toBeVisible();
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Slots70', 'Live casino30']);
});

test('filters: by type, and by what the points reach (just enough is enough)', async () => {
  const { user } = await open({ ...shelf, ...balance }, {});
  await user.click(await screen.findByRole('button', { name: /What I can afford/ }));
  expect(names()).toEqual(['Name mug', 'Name cash']);
  await user.click(screen.getByRole('button', { name: /Bonus/ }));
  expect(names()).toEqual(['Name cash']);
});

test('when the points reach nothing the shelf says so and shows all again', async () => {
  const { user } = await open({ ...shelf, getPointBalance: { ...balance.getPointBalance, currentPoints: 0 } }, {});
  await user.click(await screen.findByRole('button', { name: /What I can afford/ }));
  await user.click(screen.getByRole('button', { name: 'Show all presents' }));
  expect(names()).toHaveLength(3);
});

test('a present tells what redeeming needs, that it is not open yet, and what can be prepared', async () => {
  const { portal, user } = await open({ ...shelf, ...balance }, {});
  await user.click(await screen.findByRole('button', { name: 'Name watch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name watch' }));
  for (const need of ['your withdraw password', 'a receiving address', 'a mobile number'])
    expect(dialog.getByText(need)).toBeVisible();
  expect(dialog.getByText(/Redeeming is not open yet/)).toBeVisible();
  expect(dialog.getByText('800 more points')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Set withdraw password/ }));
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'securityCenter' });
});

test('no presents, and a failed call, are told apart; the points stay where the presents fail', async () => {
  const { platform, user } = await open({ ...balance, listPointPresents: refuse('invalid_input') }, {});
  expect(await screen.findByRole('region', { name: 'Your points' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ listPointPresents: { presents: [] } });
  await user.click(retry);
  expect(await screen.findByText(/No present is on the shelf/)).toBeVisible();
});

test('the redeem history is empty and says why', async () => {
  await open({ ...shelf, ...balance }, {});
  expect(await screen.findByText('You have not redeemed anything yet.')).toBeVisible();
});
