import { trialType } from '@portal/shared/contract/constants';
import { setFavourite } from '@portal/shared/contract/games/favourites';
import { answering, type FakeHost, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor } from '@testing-library/react';
import { closeLottery, openLottery } from '../../testing/open-lottery.ts';
import { storedName } from './stored-favourites.ts';

afterEach(closeLottery);

const trial: typeof fakeMember = { ...fakeMember, type: trialType };
const name = storedName(fakeMember.account);
const stored = () => window.localStorage.getItem(name);
const store = (...gameIds: string[]) => window.localStorage.setItem(name, JSON.stringify(gameIds));
const added = (host: FakeHost) =>
  host.calls.flatMap(({ path, input }) => (path === setFavourite.path ? [(input as { nodeId: string }).nodeId] : []));
const isShown = (text: string) => screen.findByRole('button', { name: text });

// covers 3
test('moves stored favourites to the platform once, and drops them here', async () => {
  store('TCG_SEA.THAI', 'LOTT.FAST_1');
  const host = await openLottery('/lottery', { member: fakeMember });
  await isShown('Remove Fast One from favourites');
  expect(added(host)).toEqual(['lantern.THAI', 'lantern.FAST_1']);
  expect(stored()).toBeNull();
});

// covers 3
test('leaves lotteries that are not in the menus stored', async () => {
  store('GONE.1', '__proto__', 'LOTT.FAST_1');
  const host = await openLottery('/lottery', { member: fakeMember });
  await isShown('Remove Fast One from favourites');
  expect(added(host)).toEqual(['lantern.FAST_1']);
  expect(stored()).toBe('["GONE.1","__proto__"]');
});

// covers 3
test('leaves a favourite stored that the platform refuses, and tries it once a visit', async () => {
  store('LOTT.FAST_1');
  const answers = [refusing(setFavourite, 'too_many_favourites')];
  const host = await openLottery('/lottery', { member: fakeMember, answers });
  await isShown('Add Fast One to favourites');
  await waitFor(() => expect(added(host)).toEqual(['lantern.FAST_1']));
  await act(async () => host.member.set({ ...fakeMember }));
  expect(added(host)).toEqual(['lantern.FAST_1']);
  expect(stored()).toBe('["LOTT.FAST_1"]');
  expect(host.toasts).toEqual([]);
});

// covers 3
test('stops when another member logs in while favourites are moved', async () => {
  store('TCG_SEA.THAI', 'LOTT.FAST_1');
  let answer: (given: { isFavourite: boolean }) => void = () => undefined;
  const slow = new Promise<{ isFavourite: boolean }>((resolve) => {
    answer = resolve;
  });
  const answers = [answering(setFavourite, () => slow)];
  const host = await openLottery('/lottery', { member: fakeMember, answers });
  await waitFor(() => expect(added(host)).toEqual(['lantern.THAI']));
  await act(async () => {
    host.member.set({ ...fakeMember, id: 'm-2', account: 'player02' });
    answer({ isFavourite: true });
  });
  expect(added(host)).toEqual(['lantern.THAI']);
  expect(stored()).toBe('["LOTT.FAST_1"]');
});

// covers 6
test.each([
  ['a visitor', undefined],
  ['a trial account', trial],
])('moves nothing for %s', async (_, member) => {
  store('LOTT.FAST_1');
  const host = await openLottery('/lottery', { member });
  await isShown('Add Fast One to favourites');
  expect(added(host)).toEqual([]);
  expect(stored()).toBe('["LOTT.FAST_1"]');
});
