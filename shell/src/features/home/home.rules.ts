import type { GameType } from '@portal/shared/contract/game-types';
import { inMenuOrder, type Menu, menuNameOfCategory } from '../../frame/navigation/menu-order.rules.ts';
import { visibleMenus } from '../../frame/navigation/navigation.rules.ts';

/** Lotteries have their own rail, built from their menus. */
const lotteries: readonly GameType[] = ['LOTT', 'ELOTT'];

/** Categories with a rail of games on home, in the order of the operator's menu. */
export function railsOf<T extends { gameType: GameType; vendors: readonly unknown[] }>(
  menus: readonly T[],
  order: Menu,
): readonly T[] {
  const shown = visibleMenus(menus).filter(({ gameType }) => !lotteries.includes(gameType));
  return inMenuOrder(shown, ({ gameType }) => menuNameOfCategory(gameType), order);
}
