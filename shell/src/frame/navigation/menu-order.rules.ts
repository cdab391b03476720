import type { NavigationItem } from '@portal/shared/contract/content/site';
import type { GameType } from '@portal/shared/contract/game-types';

/** Items of the operator's menu; without a menu everything keeps its place. */
export type Menu = readonly NavigationItem[] | undefined;

/** Name of a category in the operator's menu. */
export function menuNameOfCategory(type: GameType): string {
  return type === 'LOTT' ? 'lottery' : type.toLowerCase();
}

const isHidden = (name: string, menu: Menu): boolean =>
  menu?.some((item) => item.name === name && !item.isShown) ?? false;

/**
 * Sorts items by the operator's menu and drops those it hides. An item the menu does not name stays behind the one
 * before it (decision 063); unknown names are ignored.
 */
export function inMenuOrder<T>(items: readonly T[], nameOf: (item: T) => string, menu: Menu): readonly T[] {
  const ranks = new Map(menu?.map(({ name }, at) => [name, at]));
  let before = -1;
  const ranked = items.map((item) => {
    before = ranks.get(nameOf(item)) ?? before;
    return { item: item, rank: before };
  });
  return ranked
    .filter(({ item }) => !isHidden(nameOf(item), menu))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** False for a page whose item the operator hides: links to it disappear, its address stays. */
export function isLinked(path: string, menu: Menu): boolean {
  return !menu?.some(({ page, isShown }) => page === path && !isShown);
}
