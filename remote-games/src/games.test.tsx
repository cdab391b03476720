import type { Game } from '@portal/shared/contract/games/game';
import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { getRankList } from '@portal/shared/contract/games/get-rank-list';
import { listCatalogue, listGames } from '@portal/shared/contract/games/list-catalogue';
import { listHotGames } from '@portal/shared/contract/games/list-hot-games';
import {
  answering,
  createFakeHost,
  type FakeHostOptions,
  fakeMember,
  locationOf,
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
  await userEvent.click(await screen.findByRole('button', { name: /Koi 1/ }));
  expect(host.launches).toEqual([{ vassalage: 'LANTERN', gameCode: 'code-Koi 1', gameName: 'Koi 1' }]);
});

test('a member reads the list call of the specification', async () => {
  await open({ at: '/rng', member: fakeMember });
  expect(await screen.findByRole('button', { name: /Member Koi 1/ })).toBeInTheDocument();
});

test('a game that is closed says why and does not launch', async () => {
  const host = await open({ at: '/RNG' });
  const closed = await screen.findByRole('button', { name: /Closed Gate.*Under maintenance/ });
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
  expect(await screen.findByRole('button', { name: /Koi 2/ })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Game name' }), 'moon');
  expect(await screen.findByRole('button', { name: /Koi 1 moon/ })).toBeInTheDocument();
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
  expect(await screen.findByRole('button', { name: /Hot Dragon/ })).toBeInTheDocument();
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
