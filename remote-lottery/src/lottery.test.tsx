import {
  getLotteryMenu,
  getVietnamLotteryMenu,
  type LotteryGame,
  listPopularLottery,
} from '@portal/shared/contract/lottery/lottery-menu';
import { answering, createFakeHost, type FakeHostOptions, fakeMember } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from './remote.tsx';

function game(gameCode: string, more: Partial<LotteryGame> = {}): LotteryGame {
  const look = { theme: 'moon', seed: 1, group: 'fast', defaultPlayType: 'straight', prizeMode: 'Lott' as const };
  return { gameId: `id-${gameCode}`, gameCode, gameName: gameCode, vassalage: 'LOTT', ...look, ...more };
}

const menuOf = (name: string, games: LotteryGame[]) => ({
  gameMenus: [{ group: 'fast', name, games }],
  serverTime: new Date().toISOString(),
});

const soon = new Date(Date.now() + 90_500).toISOString();
const answers = [
  answering(getLotteryMenu, () =>
    menuOf('Fast draws', [game('Keno', { nextDrawAt: soon }), game('Later', { unavailable: 'opens_later' })]),
  ),
  answering(getVietnamLotteryMenu, () => menuOf('Northern region', [game('Mien Bac', { vassalage: 'TCG_LOTTO_VN' })])),
  answering(listPopularLottery, () => ({ games: [game('Bingo 18')] })),
];

let mounted: MountedRemote | undefined;
afterEach(async () => {
  await mounted?.unmount();
  window.localStorage.clear();
});

async function open(at: string, options: FakeHostOptions = {}) {
  const host = createFakeHost({ at, answers, ...options });
  mounted = await mountRemote(remote, host);
  return host;
}

test('a visitor sees menu, popular games and the time to the next draw', async () => {
  const host = await open('/lottery');
  const group = await screen.findByRole('region', { name: 'Fast draws' });
  expect(within(group).getByText(/^00:01:(30|2\d)$/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Popular' })).toBeInTheDocument();
  await userEvent.click(within(group).getByRole('button', { name: /^Keno/ }));
  expect(host.launches).toEqual([{ vassalage: 'LOTT', gameCode: 'Keno', gameName: 'Keno' }]);
});

test('a lottery that opens later says so and does not launch', async () => {
  const host = await open('/lottery');
  await userEvent.click(await screen.findByRole('button', { name: /^Later.*Opens later/ }));
  expect(host.launches).toEqual([]);
});

test('/vnlottery has the menu of its own call', async () => {
  const host = await open('/vnlottery');
  expect(await screen.findByRole('region', { name: 'Northern region' })).toBeInTheDocument();
  expect(host.calls.map(({ path }) => path)).toEqual([getVietnamLotteryMenu.path]);
});

test('/elott asks for its vendor', async () => {
  const host = await open('/elott');
  expect(await screen.findByRole('heading', { name: 'E-lottery' })).toBeInTheDocument();
  expect(host.calls[0]?.input).toMatchObject({ vendor: 'ELOTT' });
});

test('a game named by the address is ready to play', async () => {
  const host = await open('/lottery?gameCode=Keno&vendor=LOTT&playType=straight');
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(host.launches).toHaveLength(1);
});

test.each([
  ['gameCode=nothing', 'There is no such lottery here. Choose one below.'],
  ['vendor=NOBODY', 'This lottery vendor is not known here. Choose a lottery below.'],
])('/lottery?%s shows the lobby and says: %s', async (query, text) => {
  await open(`/lottery?${query}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: /^Keno/ })).toBeInTheDocument();
});

test('favourites are kept by game id under the name of the member', async () => {
  await open('/lottery', { member: fakeMember });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Keno to favourites' }));
  expect(window.localStorage.getItem('lotteryFavourites:player01')).toBe('["id-Keno"]');
  const favourites = screen.getByRole('region', { name: 'My favourites' });
  await userEvent.click(within(favourites).getByRole('button', { name: 'Remove Keno from favourites' }));
  expect(screen.queryByRole('region', { name: 'My favourites' })).not.toBeInTheDocument();
});

test('a visitor who marks a favourite is asked to log in', async () => {
  const host = await open('/lottery');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Keno to favourites' }));
  expect(host.acts).toEqual(['openLogin']);
  expect(window.localStorage).toHaveLength(0);
});

test('after unmount the clock stands still', async () => {
  const started = jest.spyOn(window, 'setInterval');
  const stopped = jest.spyOn(window, 'clearInterval');
  await open('/lottery');
  await screen.findByRole('region', { name: 'Fast draws' });
  const clocks = started.mock.results
    .filter((_, call) => started.mock.calls[call]?.[1] === 1000)
    .map(({ value }) => value);
  expect(clocks).toHaveLength(1);
  await mounted?.unmount();
  expect(stopped).toHaveBeenCalledWith(clocks[0]);
  mounted = undefined;
});
