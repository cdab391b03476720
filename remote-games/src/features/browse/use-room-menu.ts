import type { GameType } from '@portal/shared/contract/game-types';
import { getGameMenus, type VendorEntry } from '@portal/shared/contract/games/menus';
import { useCallQuery } from '@portal/shared/remote/host-context';

/** Vendors of a room; `undefined` until the menu is here. */
export function useRoomMenu(gameType: GameType): { vendors?: VendorEntry[] } {
  const { data } = useCallQuery(getGameMenus, {});
  const menu = data?.menus.find((entry) => entry.gameType === gameType);
  return { vendors: data && (menu?.vendors ?? []) };
}
