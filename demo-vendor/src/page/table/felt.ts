import { drawn } from '../dom.ts';
import { told } from '../texts/told-game.ts';
import { chipPicture } from './chip-picture.ts';
import type { TableInfo } from './table-api.ts';
import { t } from './texts/say.ts';

/** Sums in whole currency units by spot. */
export type Stakes = ReadonlyMap<string, number>;

/** The part of a table on which chips lie. */
export interface Felt {
  element: HTMLElement;
  /** Shows chips that are placed, and those that wait to be. */
  chips(placed: Stakes, laid: Stakes): void;
  open(isOpen: boolean): void;
  /** Lights the spots that win; none puts the lights out. */
  light(winning: ReadonlySet<string>): void;
}

export type MakeFelt = (table: TableInfo, lay: (spotId: string) => void) => Felt;

/** A stack on a spot. */
export function stack(placed: number, laid: number): HTMLElement {
  const element = drawn(laid > 0 ? 'stack is-laid' : 'stack', chipPicture(placed + laid));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/** What a spot is called by a screen reader, with what lies on it; `shown` stands on it and comes first, so that it can be asked for by what is seen. */
export function spotName(table: TableInfo, spotId: string, placed: Stakes, laid: Stakes, shown = ''): string {
  const spot = table.spots.find(({ id }) => id === spotId);
  const pays = t('spot.pays', { spot: told(spot?.label ?? spotId), times: spot?.pays.replace('×', '') ?? '' });
  const words = pays.toLowerCase().includes(shown.toLowerCase()) ? [pays] : [shown, pays];
  if (placed.get(spotId)) words.push(t('spot.placed', { amount: placed.get(spotId) ?? 0 }));
  if (laid.get(spotId)) words.push(t('spot.laid', { amount: laid.get(spotId) ?? 0 }));
  return words.join(', ');
}
