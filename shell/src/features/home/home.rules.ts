import type { GameType } from '@portal/shared/contract/game-types';
import { visibleMenus } from '../../frame/navigation.rules.ts';

/** Rails of the first screens; the others come when somebody scrolls. */
export const railsAtOnce = 1;

/** Lotteries have a rail of their own, from their menus. */
const lotteries: readonly GameType[] = ['LOTT', 'ELOTT'];

/** Categories that have a rail of games on home. */
export function railsOf<T extends { gameType: GameType; vendors: readonly unknown[] }>(menus: readonly T[]): T[] {
  return visibleMenus(menus).filter(({ gameType }) => !lotteries.includes(gameType));
}
