import { cockfightVendor } from '@portal/shared/contract/constants';
import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import type { VendorEntry } from '@portal/shared/contract/games/menus';

/** Maximum of vendors in a dropdown; with this many or more there is a "more" item (docs/product.md 2.4). */
const vendorsInDropdown = 11;
/** With more than this the vendor menu has arrows. */
export const vendorsInView = 7;
const tcgPrefix = 'TCG';

/** Page of a category; cockfight has none and starts a game. */
export function pathOfCategory(type: GameType): string | undefined {
  if (type === cockfightVendor) return undefined;
  return type === 'LOTT' ? '/lottery' : `/${type.toLowerCase()}`;
}

/** Lottery and e-lottery: their games are in their own menus, not in the catalogue. */
export function isLotteryType(type: GameType): boolean {
  return type === 'LOTT' || type === 'ELOTT';
}

/** Entries that launch the first vendor's game directly (docs/product.md 2.1). */
export function launchesDirectly(type: GameType): boolean {
  return type === cockfightVendor || isLotteryType(type);
}

/** Page of a vendor within its category; lobbies select it by `page`, the lottery by `vendor`. */
export function pathOfVendor({ gameType, vassalage }: Pick<VendorEntry, 'gameType' | 'vassalage'>): string | undefined {
  const path = pathOfCategory(gameType);
  return path && `${path}?${isLotteryType(gameType) ? 'vendor' : 'page'}=${encodeURIComponent(vassalage)}`;
}

/** Page of a vendor; for cockfight, which has no page in the navigation, the bare path of its game type. */
export function lobbyOfVendor(vendor: Pick<VendorEntry, 'gameType' | 'vassalage'>): string {
  return pathOfVendor(vendor) ?? `/${vendor.gameType.toLowerCase()}?page=${encodeURIComponent(vendor.vassalage)}`;
}

/** Page where a game needs a further choice: a lottery, a group or rooms. Undefined: the game is launched. */
export function pathBeforeGame(game: Game): string | undefined {
  if (isLotteryType(game.gameType)) {
    const query = new URLSearchParams({ gameCode: game.gameCode, vendor: game.vassalage });
    return `${pathOfCategory(game.gameType)}?${query}`;
  }
  return game.isGame === 'VASSALAGE' || game.hasRooms ? lobbyOfVendor(game) : undefined;
}

export function dropdownOf(vendors: readonly VendorEntry[]): { shown: readonly VendorEntry[]; hasMore: boolean } {
  return { shown: vendors.slice(0, vendorsInDropdown), hasMore: vendors.length >= vendorsInDropdown };
}

/** Keeps categories with at least one vendor. */
export function visibleMenus<T extends { vendors: readonly unknown[] }>(menus: readonly T[]): readonly T[] {
  return menus.filter(({ vendors }) => vendors.length > 0);
}

/** One logo per vendor in the footer; vendors whose code starts with TCG are left out. */
export function footerVendors(menus: readonly { vendors: readonly VendorEntry[] }[]): readonly VendorEntry[] {
  const byCode = new Map<string, VendorEntry>();
  for (const vendor of menus.flatMap(({ vendors }) => vendors))
    if (!vendor.vassalage.startsWith(tcgPrefix) && !byCode.has(vendor.vassalage)) byCode.set(vendor.vassalage, vendor);
  return [...byCode.values()];
}
