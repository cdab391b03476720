import type { GameType } from '@portal/shared/contract/game-types';
import type { MenuPlace } from '@portal/shared/contract/system/get-status';

/** Places of the operator's menu; without one everything stands where it is. */
export type Menu = readonly MenuPlace[] | undefined;

/** Name by which the menu of the operator speaks of a category. */
export function placeOfCategory(type: GameType): string {
  return type === 'LOTT' ? 'lottery' : type.toLowerCase();
}

const isHidden = (name: string, menu: Menu): boolean =>
  menu?.some((place) => place.name === name && !place.isShown) ?? false;

/**
 * Places in the order of the operator's menu, without those that it hides. One that the menu does not name keeps its
 * place behind the one before it (decision 063); names that are no place here say nothing.
 */
export function inMenuOrder<T>(places: readonly T[], nameOf: (place: T) => string, menu: Menu): readonly T[] {
  const ranks = new Map(menu?.map(({ name }, at) => [name, at]));
  let before = -1;
  const ranked = places.map((place) => {
    before = ranks.get(nameOf(place)) ?? before;
    return { place, rank: before };
  });
  return ranked
    .filter(({ place }) => !isHidden(nameOf(place), menu))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

/** False for a page whose place the operator hides: links to it go, its address stays. */
export function isLinked(path: string, menu: Menu): boolean {
  return !menu?.some(({ page, isShown }) => page === path && !isShown);
}
