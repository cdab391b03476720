import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import type { Game } from '@portal/shared/contract/games/game';
import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { getRankList } from '@portal/shared/contract/games/get-rank-list';
import { listCatalogue, listGames } from '@portal/shared/contract/games/list-catalogue';
import { listHotGames } from '@portal/shared/contract/games/list-hot-games';
import { listMiniGames } from '@portal/shared/contract/games/list-mini-games';
import { listRecentGames } from '@portal/shared/contract/games/list-recent-games';
import { listRooms } from '@portal/shared/contract/games/list-rooms';
import {
  answering,
  createFakeHost,
  type FakeHostOptions,
  fakeMember,
  locationOf,
  refusing,
} from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from './remote.tsx';

function game(name: string, more: Partial<Game> = {}): Game {
  const fixed = {
    gameType: 'RNG',
    vassalage: 'LANTERN',
    vendorName: 'Lantern Studio',
    isGame: 'GAME',
    isHot: 0,
  } as const;
  return {
    ...fixed,
    nodeId: name,
    gameCode: `code-${name}`,
    gameName: name,
    isNew: false,
    minBet: '0.10',
    lines: 20,
    hasJackpot: false,
    theme: 'koi',
    seed: 1,
    ...more,
  };
}

const vendors = ['LANTERN', 'HARBOUR'].map((vassalage) => ({
  vassalage,
  name: `${vassalage} Studio`,
  gameType: 'RNG' as const,
  accountTypeId: '1',
  isHot: 0 as const,
  games: 6,
  walletMode: 'seamless' as const,
}));

const answers = [
  answering(listCatalogue, ({ pageNo, gameName }) => ({
    games:
      gameName === 'nothing'
        ? []
        : [game(`Koi ${pageNo} ${gameName ?? ''}`.trim()), game('Closed Gate', { unavailable: 'maintenance' })],
    totalPages: 3,
    totalGames: 26,
  })),
  answering(listGames, ({ pageNo }) => ({ games: [game(`Member Koi ${pageNo}`)], totalPages: 1 })),
  answering(listHotGames, () => ({ games: [game('Hot Dragon', { isHot: 1 })] })),
  answering(getGameMenus, () => ({ menus: [{ gameType: 'RNG' as const, name: 'Slots', games: 26, vendors }] })),
  answering(getRankList, () => ({ list: [] })),
  answering(listMiniGames, () => ({ games: [] })),
];

let mounted: MountedRemote | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions) {
  const host = createFakeHost({ answers, ...options });
  mounted = await mountRemote(remote, host);
  return host;
}

const listCalls = (host: ReturnType<typeof createFakeHost>) =>
  host.calls.filter(({ path }) => path === listCatalogue.path);

test('a visitor sees the lobby and a game is launched through the host', async () => {
  const host = await open({ at: '/rng' });
  expect(await screen.findByRole('heading', { name: 'Slots' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /^Koi 1/ }));
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Koi 1', gameName: 'Koi 1' }]);
});

test('a member reads the list call of the specification', async () => {
  await open({ at: '/rng', member: fakeMember });
  expect(await screen.findByRole('button', { name: /^Member Koi 1/ })).toBeInTheDocument();
});

test('a game that is closed says why and does not launch', async () => {
  const host = await open({ at: '/RNG' });
  const closed = await screen.findByRole('button', { name: /^Closed Gate.*Under maintenance/ });
  await userEvent.click(closed);
  expect(host.launches).toEqual([]);
});

test('the vendor stands in the address, both ways', async () => {
  const host = await open({ at: '/rng' });
  await userEvent.click(await screen.findByRole('button', { name: /HARBOUR Studio/ }));
  expect(host.location.get()).toEqual(locationOf('/rng?page=HARBOUR'));
  await waitFor(() => expect(listCalls(host).at(-1)?.input).toMatchObject({ vassalage: 'HARBOUR', pageNo: 1 }));
  await act(async () => host.navigate('/rng'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'All vendors' })).toHaveAttribute('aria-pressed', 'true'),
  );
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

test('no hit says so and gives the way back', async () => {
  await open({ at: '/rng' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Game name' }), 'nothing');
  expect(await screen.findByText('No game fits these filters')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: /^Koi 1/ })).toBeInTheDocument();
});

test('the hot list is one page, and a filter leads back to all games', async () => {
  await open({ at: '/rng' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Hot' }));
  expect(await screen.findByRole('button', { name: /^Hot Dragon/ })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum bet' }), '0.5');
  expect(screen.getByRole('tab', { name: 'All games' })).toHaveAttribute('aria-selected', 'true');
});

test('bingo is offered with TY only', async () => {
  await open({ at: '/rng', site: { languages: ['EN', 'CN'] } });
  const kinds = await screen.findByRole('group', { name: 'Kind of game' });
  expect(within(kinds).getAllByRole('button')).toHaveLength(6);
  expect(within(kinds).queryByRole('button', { name: 'Bingo' })).not.toBeInTheDocument();
});

test('an unknown category says so', async () => {
  await open({ at: '/nowhere' });
  expect(await screen.findByText('There is no such lobby')).toBeInTheDocument();
});

test.each([
  ['/seamless', '/rng'],
  ['/fbsports', '/sports'],
])('%s without parameters leads back to %s with the message of the specification', async (at, lobby) => {
  const host = await open({ at });
  expect(host.toasts).toEqual(['Invalid URL, please contact customer service']);
  expect(host.location.get().pathname).toBe(lobby);
});

test('/seamless with parameters launches', async () => {
  const host = await open({ at: '/seamless?vendor=LANTERN&gameCode=koi', member: fakeMember });
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'koi', gameName: 'koi' }]);
});

test('/fbsports launches by the call of the sports page', async () => {
  const host = await open({ at: '/fbsports?vendor=STADIUM&gameCode=football', member: fakeMember });
  expect(host.launches).toEqual([{ vassalage: 'STADIUM', gameCode: 'football', gameName: 'football', via: 'fb' }]);
});

/** A member's favourites as the platform keeps them. */
function favouritesKept(...kept: string[]) {
  const ids = new Set(kept);
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

test('a favourite is added and taken off by presence, and the list of favourites follows', async () => {
  const host = await open({ at: '/rng', member: fakeMember, answers: [...favouritesKept(), ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' }));
  const off = await screen.findByRole('button', { name: 'Take Member Koi 1 off favourites' });
  expect(off).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take Member Koi 1 off favourites' }));
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  const sent = host.calls.filter(({ path }) => path === setFavourite.path).map(({ input }) => input);
  const facts = { nodeId: 'Member Koi 1', vendor: 'LANTERN', gameType: 'RNG' };
  expect(sent).toEqual([
    { action: 'add', ...facts },
    { action: 'remove', ...facts },
  ]);
});

test('a favourite that cannot be kept is told and shown as it is', async () => {
  const refused = [refusing(setFavourite, 'too_many_favourites'), ...favouritesKept(), ...answers];
  const host = await open({ at: '/rng', member: fakeMember, answers: refused });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' }));
  await waitFor(() => expect(host.toasts).toEqual(['The favourite could not be kept, please try again']));
  expect(await screen.findByRole('button', { name: 'Add Member Koi 1 to favourites' })).toBeInTheDocument();
});

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

test('recent games come page after page until the last', async () => {
  const recent = answering(listRecentGames, ({ pageNo }) => ({ list: [game(`Played ${pageNo}`)], totalPages: 2 }));
  await open({ at: '/rng', member: fakeMember, answers: [recent, ...favouritesKept(), ...answers] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Recent' }));
  expect(await screen.findByRole('button', { name: /^Played 1/ })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'More games' }));
  expect(await screen.findByRole('button', { name: /^Played 2/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Played 1/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More games' })).not.toBeInTheDocument());
});

test('a game that stands for others opens their list, without itself', async () => {
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
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Sub Koi', gameName: 'Sub Koi' }]);
});

const rooms = [
  { roomId: 'low', name: 'Low table', minBet: '1.00', maxBet: '20.00' },
  { roomId: 'high', name: 'High table', minBet: '50.00', maxBet: '5000.00' },
];
const duel = answering(listCatalogue, () => ({
  games: [game('Duel', { gameType: 'PVP', hasRooms: true })],
  totalPages: 1,
  totalGames: 1,
}));
const duelOfMember = answering(listGames, () => ({
  games: [game('Duel', { gameType: 'PVP', hasRooms: true })],
  totalPages: 1,
}));

test('a game with rooms opens them with their stakes, and the chosen one is launched', async () => {
  const list = answering(listRooms, () => ({ rooms }));
  const host = await open({ at: '/pvp', member: fakeMember, answers: [list, duelOfMember, ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Duel' });
  expect(await within(dialog).findByRole('button', { name: /Low table.*1\.00 – .*20\.00/ })).toBeInTheDocument();
  const high = within(dialog).getByRole('button', { name: /High table.*50\.00 – .*5,000\.00/ });
  high.focus();
  await userEvent.keyboard('{Enter}');
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Duel', gameName: 'Duel', roomId: 'high' }]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['a visitor', undefined, duel, 'openLogin'],
  ['a trial account', { ...fakeMember, type: 4 as const }, duelOfMember, 'needTrueAccount'],
])('%s is not shown rooms', async (_, member, list, act) => {
  const host = await open({ at: '/pvp', member, answers: [list, ...answers] });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  expect(host.acts).toEqual([act]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('no open room and rooms that cannot be read say so', async () => {
  const none = answering(listRooms, () => ({ rooms: [] }));
  const host = await open({
    at: '/pvp',
    member: fakeMember,
    answers: [refusing(listRooms, 'game_unavailable'), duelOfMember, ...answers],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Duel/ }));
  expect(await screen.findByText('The rooms could not be loaded')).toBeInTheDocument();
  host.answer(none);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No room is open')).toBeInTheDocument();
});

test('mini games are launched as any other', async () => {
  const host = await open({
    at: '/rng',
    answers: [answering(listMiniGames, () => ({ games: [game('Dice')] })), ...answers],
  });
  const mini = await screen.findByRole('region', { name: 'Mini games' });
  await userEvent.click(await within(mini).findByRole('button', { name: 'Dice' }));
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Dice', gameName: 'Dice' }]);
});

test('without mini games there is no list of them', async () => {
  await open({ at: '/rng' });
  expect(await screen.findByRole('button', { name: /^Koi 1/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Mini games' })).not.toBeInTheDocument();
});

test('a closed vendor says why on its button, and so do its games', async () => {
  const closed = vendors.map((vendor) => ({ ...vendor, unavailable: 'maintenance' as const }));
  const menus = [{ gameType: 'RNG' as const, name: 'Slots', games: 26, vendors: closed }];
  await open({ at: '/rng', answers: [answering(getGameMenus, () => ({ menus })), ...answers] });
  expect(await screen.findByRole('button', { name: /HARBOUR Studio.*Under maintenance/ })).toBeInTheDocument();
});

test('the filters a phone folds away are counted on the button that shows them', async () => {
  await open({ at: '/rng' });
  const fold = await screen.findByRole('button', { name: /^Filters/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum bet' }), '0.5');
  expect(screen.getByRole('button', { name: /^Filters ?1$/ })).toHaveAttribute('aria-expanded', 'true');
});

test('the lines a slot has at least are a filter of slots alone', async () => {
  const host = await open({ at: '/rng' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lines' }), '20');
  await waitFor(() => expect(listCalls(host).at(-1)?.input).toMatchObject({ minLineNum: '20', pageNo: 1 }));
});
