import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { answering, type createFakeHost, fakeMember, locationOf, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, game, open, vendors } from '../../testing/open-lobby.ts';

const listCalls = (host: ReturnType<typeof createFakeHost>) =>
  host.calls.filter(({ path }) => path === listCatalogue.path);

test('shows the lobby to a visitor and launches a game through the host', async () => {
  const host = await open({ at: '/rng' });
  expect(await screen.findByRole('heading', { name: 'Slots' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /^Koi 1/ }));
  expect(host.launches).toEqual([
    { vassalage: 'LANTERN', gameCode: 'code-Koi 1', gameName: 'Koi 1', opensIn: 'popup' },
  ]);
});

// covers 7.2
test('reads the member list call for a member', async () => {
  await open({ at: '/rng', member: fakeMember });
  expect(await screen.findByRole('button', { name: /^Member Koi 1/ })).toBeInTheDocument();
});

test('says why a closed game cannot be launched', async () => {
  const host = await open({ at: '/RNG' });
  const closed = await screen.findByRole('button', { name: /^Closed Gate.*Under maintenance/ });
  await userEvent.click(closed);
  expect(host.launches).toEqual([]);
});

// covers 2.7
test('says that the operator has suspended a game, not that it is under maintenance', async () => {
  const stopped = { ...game('Held Koi'), unavailable: 'maintenance' as const, isStopped: true };
  const list = answering(listCatalogue, () => ({ games: [stopped], totalPages: 1, totalGames: 1 }));
  const host = await open({ at: '/rng', answers: [list, ...answers] });
  const tile = await screen.findByRole('button', { name: /^Held Koi.*Temporarily unavailable/ });
  await userEvent.click(tile);
  expect(host.launches).toEqual([]);
  expect(screen.queryByText(/Under maintenance/)).not.toBeInTheDocument();
});

test('keeps the vendor in the address, both ways', async () => {
  const host = await open({ at: '/rng' });
  await screen.findByRole('option', { name: /HARBOUR Studio/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'HARBOUR');
  expect(host.location.get()).toEqual(locationOf('/rng?page=HARBOUR'));
  await waitFor(() => expect(listCalls(host).at(-1)?.input).toMatchObject({ vassalage: 'HARBOUR', pageNo: 1 }));
  await act(async () => host.navigate('/rng'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Vendor' })).toHaveDisplayValue('All vendors'));
});

test('typing a name searches once the typing pauses, from page 1', async () => {
  const host = await open({ at: '/rng' });
  await userEvent.click(await screen.findByRole('button', { name: '2' }));
  expect(await screen.findByRole('button', { name: /^Koi 2/ })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Game name' }), 'moon');
  expect(await screen.findByRole('button', { name: /^Koi 1 moon/ })).toBeInTheDocument();
  const names = listCalls(host).map(({ input }) => (input as { gameName?: string }).gameName);
  expect(names.filter(Boolean)).toEqual(['moon']);
});

test('says that nothing matched and offers a way back', async () => {
  await open({ at: '/rng' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Game name' }), 'nothing');
  expect(await screen.findByText('No games match these filters')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: /^Koi 1/ })).toBeInTheDocument();
});

// covers 4
test('shows the hot list as one page; a filter returns to all games', async () => {
  await open({ at: '/rng' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Hot' }));
  expect(await screen.findByRole('button', { name: /^Hot Dragon/ })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum bet' }), '0.5');
  expect(screen.getByRole('tab', { name: 'All games' })).toHaveAttribute('aria-selected', 'true');
});

// covers 2.7
test('bingo is offered with TY only', async () => {
  await open({ at: '/rng', site: { languages: ['EN', 'CN'] } });
  const kinds = await screen.findByRole('combobox', { name: 'Game type' });
  expect(within(kinds).getAllByRole('option')).toHaveLength(6);
  expect(within(kinds).queryByRole('option', { name: 'Bingo' })).not.toBeInTheDocument();
});

test('an unknown category says so', async () => {
  await open({ at: '/nowhere' });
  expect(await screen.findByText('Lobby not found')).toBeInTheDocument();
});

test('/seamless with parameters launches', async () => {
  const host = await open({ at: '/seamless?vendor=LANTERN&gameCode=koi', member: fakeMember });
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'koi', gameName: 'koi' }]);
});

test('/fbsports launches by the call of the sports page', async () => {
  const host = await open({ at: '/fbsports?vendor=STADIUM&gameCode=football', member: fakeMember });
  expect(host.launches).toEqual([{ vassalage: 'STADIUM', gameCode: 'football', gameName: 'football', via: 'fb' }]);
});

/** A member's favourites as the platform stores them. */
function storedFavourites(...initial: string[]) {
  const ids = new Set(initial);
  return [
    answering(listFavouriteIds, () => ({ nodeIds: [...ids] })),
    answering(listFavourites, () => ({ content: [...ids].map((name) => game(name)), totalPages: ids.size ? 1 : 0 })),
    answering(setFavourite, ({ action, nodeId }) => {
      if (action === 'add') ids.add(nodeId);
      else ids.delete(nodeId);
      return { isFavourite: action === 'add' };
    }),
  ];
}

// covers 2.7
test('adds and removes a favourite, and the list of favourites follows', async () => {
  const host = await open({ at: '/rng', member: fakeMember, answers: [...storedFavourites(), ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' }));
  const off = await screen.findByRole('button', { name: 'Remove Member Koi 1 from favourites' });
  expect(off).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Member Koi 1 from favourites' }));
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  const sent = host.calls.filter(({ path }) => path === setFavourite.path).map(({ input }) => input);
  const facts = { nodeId: 'Member Koi 1', vendor: 'LANTERN', gameType: 'RNG' };
  expect(sent).toEqual([
    { action: 'add', ...facts },
    { action: 'remove', ...facts },
  ]);
});

test('says that the favourites are full and shows the real state', async () => {
  const refused = [refusing(setFavourite, 'too_many_favourites'), ...storedFavourites(), ...answers];
  const host = await open({ at: '/rng', member: fakeMember, answers: refused });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' }));
  await waitFor(() => expect(host.toasts).toEqual(['Your favourites are full. Remove one first.']));
  expect(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' })).toBeInTheDocument();
});

// covers 4
test.each([
  ['a visitor', undefined, 'openLogin'],
  ['a trial account', { ...fakeMember, type: 4 as const }, 'needTrueAccount'],
])('%s has no favourites and no recent games', async (_, member, act) => {
  const host = await open({ at: '/rng', member });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Add .* to favourites$/ }))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Recent' }));
  expect(host.acts).toEqual([act, act, act]);
  expect(screen.getByRole('tab', { name: 'All games' })).toHaveAttribute('aria-selected', 'true');
  expect(host.calls.map(({ path }) => path)).not.toContain(setFavourite.path);
});

test('shows a visitor the list that was pressed, after the login', async () => {
  const host = await open({ at: '/rng', answers: [...storedFavourites(), ...answers] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Favourites' }));
  await act(async () => host.member.set(fakeMember));
  await screen.findAllByRole('button', { name: /Play$/ });
  await act(async () => host.goOn());
  expect(await screen.findByRole('tab', { name: 'Favourites', selected: true })).toBeVisible();
});

test.each(['/seamless', '/fbsports'])('%s launches the game of its link once, after the login', async (path) => {
  const host = await open({ at: `${path}?vendor=STADIUM&gameCode=football` });
  expect(host.acts).toEqual(['openLogin']);
  expect(host.launches).toEqual([]);
  await act(async () => host.member.set(fakeMember));
  await act(async () => host.goOn());
  expect(host.launches).toHaveLength(1);
});

// covers 2.7, 2.8
test('loads recent games page after page until the last', async () => {
  const recent = answering(listRecentGames, ({ pageNo }) => ({ list: [game(`Played ${pageNo}`)], totalPages: 2 }));
  await open({ at: '/rng', member: fakeMember, answers: [recent, ...storedFavourites(), ...answers] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Recent' }));
  expect(await screen.findByRole('button', { name: /^Played 1/ })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'More games' }));
  expect(await screen.findByRole('button', { name: /^Played 2/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Played 1/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More games' })).not.toBeInTheDocument());
});

test('renders the next page of a growing list ahead, hidden, and reveals it unchanged', async () => {
  const recent = answering(listRecentGames, ({ pageNo }) => ({ list: [game(`Played ${pageNo}`)], totalPages: 3 }));
  await open({ at: '/rng', member: fakeMember, answers: [recent, ...storedFavourites(), ...answers] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Recent' }));
  const ahead = await screen.findByText('Played 2');
  expect(ahead).not.toBeVisible();
  expect(screen.queryByText('Played 3')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More games' }));
  expect(await screen.findByRole('button', { name: /^Played 2/ })).toContainElement(ahead);
  expect(await screen.findByText('Played 3')).not.toBeVisible();
});

// covers 2.7
test('opens the list behind a group, without the group itself', async () => {
  const group = game('Lantern House', { isGame: 'VASSALAGE' });
  const catalogue = answering(listCatalogue, ({ vassalage }) => ({
    games: vassalage ? [group, game('Sub Koi')] : [group],
    totalPages: 1,
    totalGames: 2,
  }));
  const host = await open({ at: '/rng', answers: [catalogue, ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Lantern House/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Lantern House' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Sub Koi/ }));
  expect(within(dialog).queryByRole('button', { name: /^Lantern House/ })).not.toBeInTheDocument();
  expect(host.launches).toEqual([
    { vassalage: 'LANTERN', gameCode: 'code-Sub Koi', gameName: 'Sub Koi', opensIn: 'popup' },
  ]);
});

test('says why a vendor is closed in the list and on its games', async () => {
  const closed = vendors.map((vendor) => ({ ...vendor, unavailable: 'maintenance' as const }));
  const menus = [{ gameType: 'RNG' as const, name: 'Slots', games: 26, vendors: closed }];
  await open({ at: '/rng', answers: [answering(getGameMenus, () => ({ menus })), ...answers] });
  expect(await screen.findByRole('option', { name: /HARBOUR Studio.*Under maintenance/ })).toBeInTheDocument();
});

test('counts the folded filters of a phone on the button that shows them', async () => {
  await open({ at: '/rng' });
  const fold = await screen.findByRole('button', { name: /^Filters/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum bet' }), '0.5');
  expect(screen.getByRole('button', { name: /^Filters ?1$/ })).toHaveAttribute('aria-expanded', 'true');
});

test('filters by minimum lines for slots only', async () => {
  const host = await open({ at: '/rng' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lines' }), '20');
  await waitFor(() => expect(listCalls(host).at(-1)?.input).toMatchObject({ minLineNum: '20', pageNo: 1 }));
});
