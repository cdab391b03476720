import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { Menu } from '../../game/menu.ts';

export const views = ['all', 'popular', 'recent', 'favourites'] as const;
export type View = (typeof views)[number];

/** Lists that belong to a member (docs/product.md 6). */
export function isOwnView(view: View): boolean {
  return view === 'recent' || view === 'favourites';
}

export interface Filter {
  vendor?: string;
  prizeMode?: string;
}

/** What is chosen in the lobby, as the address keeps it. */
export interface Lobby extends Filter {
  view: View;
}

export function passes({ vassalage, prizeMode }: LotteryGame, filter: Filter): boolean {
  return (!filter.vendor || vassalage === filter.vendor) && (!filter.prizeMode || prizeMode === filter.prizeMode);
}

/** Groups with matching games; empty groups are omitted. */
export function filteredMenus(menus: readonly Menu[], filter: Filter): Menu[] {
  return menus
    .map((menu) => ({ ...menu, games: menu.games.filter((game) => passes(game, filter)) }))
    .filter(({ games }) => games.length > 0);
}

export interface FilterChoice {
  value: string;
  games: number;
}

/** Values of the menu in its order, with how many games each has. */
export function choicesOf(games: readonly LotteryGame[], name: 'vassalage' | 'prizeMode'): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(game[name], (counts.get(game[name]) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, games: count }));
}

/** Games of the menu for node ids of another response, with the menu's times; unknown ones are omitted. */
export function knownGames(games: readonly LotteryGame[], ids: readonly string[]): LotteryGame[] {
  const byId = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
