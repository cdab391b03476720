import { listCatalogue, listGames, listHotGames, listMiniGames } from '@portal/shared/contract/games/catalogue';
import type { Game } from '@portal/shared/contract/games/game';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { getRankList } from '@portal/shared/contract/games/winners';
import { answering, createFakeHost, type FakeHostOptions } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import * as remote from '../remote.tsx';

/** A slot of the catalogue with this name. */
export function game(name: string, more: Partial<Game> = {}): Game {
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
    opensIn: 'popup',
    ...more,
  };
}

export const vendors = ['LANTERN', 'HARBOUR'].map((vassalage) => ({
  vassalage,
  name: `${vassalage} Studio`,
  gameType: 'RNG' as const,
  accountTypeId: '1',
  isHot: 0 as const,
  games: 6,
  walletMode: 'seamless' as const,
}));

/** The platform's responses unless a test overrides them. */
export const answers = [
  answering(listCatalogue, ({ pageNo, gameName }) => ({
    games:
      gameName === 'nothing'
        ? []
        : [game(`Koi ${pageNo} ${gameName ?? ''}`.trim()), game('Closed Gate', { unavailable: 'maintenance' })],
    totalPages: 3,
    totalGames: 26,
  })),
  answering(listGames, ({ pageNo }) => ({ games: [game(`Member Koi ${pageNo}`)], totalPages: 1, totalGames: 1 })),
  answering(listHotGames, () => ({ games: [game('Hot Dragon', { isHot: 1 })] })),
  answering(getGameMenus, () => ({ menus: [{ gameType: 'RNG' as const, name: 'Slots', games: 26, vendors }] })),
  answering(getRankList, () => ({ list: [] })),
  answering(listMiniGames, () => ({ games: [] })),
];

let mounted: MountedRemote | undefined;
afterEach(() => mounted?.unmount());

/** Mounts the remote in a fake host; unmounts after each test. */
export async function open(options: FakeHostOptions) {
  const host = createFakeHost({ answers, ...options });
  mounted = await mountRemote(remote, host);
  return host;
}
