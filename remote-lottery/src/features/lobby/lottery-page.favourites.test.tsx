import { listFavouriteIds, setFavourite } from '@portal/shared/contract/games/favourites';
import { type FakeHost, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLottery, openLottery } from '../../testing/open-lottery.ts';

afterEach(closeLottery);

const thaiNode = 'lantern.THAI';
const fastNode = 'lantern.FAST_1';
const favouritesTab = () => screen.findByRole('tab', { name: 'Favourites' });
const sentFavourites = (host: FakeHost) =>
  host.calls.filter(({ path }) => path === setFavourite.path).map(({ input }) => input);

// covers 3
test('marks a favourite on the platform at once, and takes it out again', async () => {
  const host = await openLottery('/lottery', { member: fakeMember });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fast One to favourites' }));
  await userEvent.click(await favouritesTab());
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Fast One from favourites' }));
  expect(await screen.findByText('No favourites here yet')).toBeVisible();
  const facts = { nodeId: fastNode, vendor: 'LOTT', gameType: 'LOTT' };
  expect(sentFavourites(host)).toEqual([
    { action: 'add', ...facts },
    { action: 'remove', ...facts },
  ]);
  expect(window.localStorage).toHaveLength(0);
});

// covers 3
test('says that the favourites are full, and shows the heart as it is', async () => {
  const answers = [refusing(setFavourite, 'too_many_favourites')];
  const host = await openLottery('/lottery', { member: fakeMember, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fast One to favourites' }));
  await waitFor(() => expect(host.toasts).toEqual(['Your favourites are full. Remove one first.']));
  expect(await screen.findByRole('button', { name: 'Add Fast One to favourites' })).toBeVisible();
});

// covers 3
test('distinguishes hidden favourites from none; an empty list links to all lotteries', async () => {
  await openLottery('/lottery', { member: fakeMember, favourites: [fastNode] });
  await userEvent.click(await favouritesTab());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'SEA Lottery');
  expect(await screen.findByText('No lotteries match these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fast One from favourites' }));
  await userEvent.click(await screen.findByRole('button', { name: 'See all lotteries' }));
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

// covers 3
test('lists favourites of another device in the order of marking, and leaves out other games', async () => {
  await openLottery('/lottery', { member: fakeMember, favourites: ['koi.dice', thaiNode, '__proto__', fastNode] });
  await userEvent.click(await favouritesTab());
  await screen.findByRole('article', { name: 'Thai Draw' });
  expect(screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel)).toEqual(['Thai Draw', 'Fast One']);
});

// covers 3
test('offers to load favourites again that could not be loaded, and does not call them none', async () => {
  const answers = [refusing(listFavouriteIds, 'try_again', 400)];
  await openLottery('/lottery', { member: fakeMember, answers });
  await userEvent.click(await favouritesTab());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No favourites here yet')).not.toBeInTheDocument();
});
