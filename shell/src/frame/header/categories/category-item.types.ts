import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/menus';

export interface CategoryItemProps {
  gameType: GameType;
  vendors: readonly VendorEntry[];
}
