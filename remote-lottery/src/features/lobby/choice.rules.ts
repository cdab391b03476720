import { lotteryVendors } from '@portal/shared/contract/constants';
import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';

export interface Menu {
  group: string;
  name: string;
  games: LotteryGame[];
}

/** What the address asks for: /lottery?gameCode=&vendor=&playType= */
export interface Asked {
  gameCode?: string;
  vendor?: string;
  playType?: string;
}

export type Choice =
  | { kind: 'none' }
  | { kind: 'game'; game: LotteryGame }
  | { kind: 'unknown-game' }
  | { kind: 'unknown-vendor' };

export function askedOf(query: URLSearchParams): Asked {
  const read = (name: string) => query.get(name)?.trim() || undefined;
  return { gameCode: read('gameCode'), vendor: read('vendor'), playType: read('playType') };
}

export function isLotteryVendor(vendor: string): boolean {
  return lotteryVendors.some((known) => known === vendor);
}

/** The game the address names, or why the lobby is shown instead of it. */
export function chosenGame(menus: readonly Menu[], { gameCode, vendor }: Asked): Choice {
  if (vendor && !isLotteryVendor(vendor)) return { kind: 'unknown-vendor' };
  if (!gameCode) return { kind: 'none' };
  const games = menus.flatMap((menu) => menu.games);
  const game = games.find((entry) => entry.gameCode === gameCode && (!vendor || entry.vassalage === vendor));
  return game ? { kind: 'game', game } : { kind: 'unknown-game' };
}

/** Menus of one vendor alone; a group without games of it falls out. */
export function menusOfVendor(menus: readonly Menu[], vendor?: string): Menu[] {
  if (!vendor || !isLotteryVendor(vendor)) return menus.filter(({ games }) => games.length > 0);
  return menus
    .map((menu) => ({ ...menu, games: menu.games.filter(({ vassalage }) => vassalage === vendor) }))
    .filter(({ games }) => games.length > 0);
}
