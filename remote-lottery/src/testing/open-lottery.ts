import { listFavouriteIds, setFavourite } from '@portal/shared/contract/games/favourites';
import {
  getLotteryMenu,
  getRecentLottery,
  getVietnamLotteryMenu,
  type LotteryGame,
  listPopularLottery,
} from '@portal/shared/contract/lottery/menus';
import { listOpenedNumbers, listVietnamNumbers, type OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { answering, createFakeHost, type FakeHost, type FakeHostOptions } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import * as remote from '../remote.tsx';
import { lotteryGameOf } from './lottery-game-of.ts';
import { openedDrawOf } from './opened-draw-of.ts';

/** Time of the server; the clocks of the cases are not set to it. */
export const serverStart = Date.parse('2026-11-21T10:00:00.000Z');

export const north = lotteryGameOf('MB', {
  gameName: 'Miền Bắc',
  vassalage: 'TCG_LOTTO_VN',
  prizeMode: 'Lott',
  group: 'VN_NORTH',
  nextDrawAt: '2026-11-21T11:15:00.000Z',
});
export const fast = lotteryGameOf('FAST_1', {
  gameName: 'Fast One',
  nextDrawAt: '2026-11-21T10:01:30.000Z',
  everySeconds: 60,
});
const later = lotteryGameOf('FAST_5', { gameName: 'Later', unavailable: 'opens_later' });
const thai = lotteryGameOf('THAI', {
  gameName: 'Thai Draw',
  vassalage: 'TCG_SEA',
  prizeMode: 'SEA',
  group: 'SEA',
  nextDrawAt: '2026-11-22T08:30:00.000Z',
});
const star = lotteryGameOf('ELOTT_STAR', {
  gameName: 'Lucky Star',
  vassalage: 'ELOTT',
  prizeMode: 'Elott',
  group: 'INSTANT',
});

const all = [north, fast, later, thai, star];

function menuOf(games: readonly LotteryGame[]) {
  const groups = [...new Set(games.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    name: `${group} of the menu`,
    games: games.filter((game) => game.group === group),
  }));
}

interface LotteryWorld {
  games?: () => readonly LotteryGame[];
  draws?: (gameCode: string) => OpenedDraw[];
  serverNow?: () => number;
  /** Node ids of the member's favourites on the platform. */
  favourites?: readonly string[];
}

function answersOf({ games = () => all, draws, serverNow = () => serverStart, favourites = [] }: LotteryWorld) {
  const marked = new Set(favourites);
  const serverTime = () => new Date(serverNow()).toISOString();
  const drawsOf = draws ?? ((gameCode: string) => (gameCode === 'MB' ? [openedDrawOf('20261120')] : []));
  const opened = ({ gameCode = '', count = '100' }: { gameCode?: string; count?: string }) => ({
    list: drawsOf(gameCode).slice(0, Number(count)),
    serverTime: serverTime(),
  });
  return [
    answering(getLotteryMenu, ({ vendor }) => ({
      gameMenus: menuOf(games().filter(({ vassalage }) => !vendor || vassalage === vendor)),
      serverTime: serverTime(),
    })),
    answering(getVietnamLotteryMenu, () => ({ gameMenus: menuOf([north]), serverTime: serverTime() })),
    answering(listPopularLottery, () => ({ games: [thai, lotteryGameOf('GONE')] })),
    answering(getRecentLottery, () => ({ games: [north], serverTime: serverTime() })),
    answering(listFavouriteIds, () => ({ nodeIds: [...marked] })),
    answering(setFavourite, ({ action, nodeId }) => {
      if (action === 'add') marked.add(nodeId);
      else marked.delete(nodeId);
      return { isFavourite: action === 'add' };
    }),
    answering(listVietnamNumbers, opened),
    answering(listOpenedNumbers, opened),
  ];
}

let mounted: MountedRemote | undefined;

/** Opens a lottery page on a fake host whose "back" goes where the page came from. */
export async function openLottery(at: string, options: FakeHostOptions & LotteryWorld = {}): Promise<FakeHost> {
  const { games, draws, serverNow, favourites, answers = [], ...rest } = options;
  const host = createFakeHost({
    at,
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
    ...rest,
    answers: [...answers, ...answersOf({ games, draws, serverNow, favourites })],
  });
  const been = [host.location.get()];
  const stop = host.location.subscribe(() => been.push(host.location.get()));
  jest.spyOn(window.history, 'go').mockImplementation(() => {
    const before = been.at(-2);
    if (before) host.location.set(before);
  });
  const opened = await mountRemote(remote, host);
  mounted = {
    ...opened,
    async unmount() {
      stop();
      await opened.unmount();
    },
  };
  return host;
}

export async function closeLottery(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
  jest.restoreAllMocks();
  window.localStorage.clear();
}
