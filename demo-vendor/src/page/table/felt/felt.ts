import { drawn } from '../../dom/dom.ts';
import { localize } from '../../texts/localize.ts';
import { chipPicture } from '../slip/chip-picture.ts';
import type { TableInfo } from '../table-api.ts';
import { t } from '../texts/translate.ts';

/** Sums in whole currency units by spot. */
type Stakes = ReadonlyMap<string, number>;

/** The felt of a table. */
interface Felt {
  element: HTMLElement;
  /** Shows placed chips, and those not placed yet. */
  chips(placed: Stakes, laid: Stakes): void;
  open(isOpen: boolean): void;
  /** Highlights the winning spots; an empty list clears the highlight. */
  light(winning: ReadonlySet<string>): void;
}

export type MakeFelt = (table: TableInfo, lay: (spotId: string) => void) => Felt;

/** Creates a stack of chips on a spot. */
export function stack(placed: number, laid: number): HTMLElement {
  const element = drawn(laid > 0 ? 'stack is-laid' : 'stack', chipPicture(placed + laid));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/** Returns the accessible name of a spot with its chips; the visible text `shown` comes first, for voice control. */
export function spotName(table: TableInfo, spotId: string, placed: Stakes, laid: Stakes, shown = ''): string {
  const spot = table.spots.find(({ id }) => id === spotId);
  const pays = t('spot.pays', { spot: localize(spot?.label ?? spotId), times: spot?.pays.replace('×', '') ?? '' });
  const words = pays.toLowerCase().includes(shown.toLowerCase()) ? [pays] : [shown, pays];
  if (placed.get(spotId)) words.push(t('spot.placed', { amount: placed.get(spotId) ?? 0 }));
  if (laid.get(spotId)) words.push(t('spot.laid', { amount: laid.get(spotId) ?? 0 }));
  return words.join(', ');
}
