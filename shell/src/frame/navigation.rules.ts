import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';

/** Vendors a dropdown shows; with this many or more there is a "more" item (specification 2.4). */
export const vendorsInDropdown = 11;
const tcgPrefix = 'TCG';

/** Page of a category; cockfight has none and starts a game. */
export function pathOfCategory(type: GameType): string | undefined {
  if (type === 'DS88') return undefined;
  return type === 'LOTT' ? '/lottery' : `/${type.toLowerCase()}`;
}

/** Page of a vendor within its category; lobbies select it by `page`, the lottery by `vendor`. */
export function pathOfVendor({ gameType, vassalage }: Pick<VendorEntry, 'gameType' | 'vassalage'>): string | undefined {
  const path = pathOfCategory(gameType);
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT';
  return path && `${path}?${isLottery ? 'vendor' : 'page'}=${encodeURIComponent(vassalage)}`;
}

export function dropdownOf(vendors: readonly VendorEntry[]): { shown: readonly VendorEntry[]; hasMore: boolean } {
  return { shown: vendors.slice(0, vendorsInDropdown), hasMore: vendors.length >= vendorsInDropdown };
}

/** Navigation items appear only for categories with at least one vendor. */
export function visibleMenus<T extends { vendors: readonly unknown[] }>(menus: readonly T[]): readonly T[] {
  return menus.filter(({ vendors }) => vendors.length > 0);
}

/** One logo for each vendor of the footer; vendors whose code starts with TCG are left out. */
export function footerVendors(menus: readonly { vendors: readonly VendorEntry[] }[]): readonly VendorEntry[] {
  const byCode = new Map<string, VendorEntry>();
  for (const vendor of menus.flatMap(({ vendors }) => vendors))
    if (!vendor.vassalage.startsWith(tcgPrefix) && !byCode.has(vendor.vassalage)) byCode.set(vendor.vassalage, vendor);
  return [...byCode.values()];
}
