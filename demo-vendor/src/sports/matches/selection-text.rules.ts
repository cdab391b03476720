import * as v from 'valibot';
import type { SelectionView } from '../sports-shapes.ts';

/** An outcome at the price and version at which it was shown. */
const shownSelection = v.strictTuple([
  v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,80}$/)),
  v.picklist(['1x2', 'win']),
  v.picklist(['home', 'draw', 'away']),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}\.\d{2}$/)),
  v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
]);

export interface ShownSelection {
  fixtureId: string;
  /** The market of the result. */
  market: '1x2' | 'win';
  selection: Exclude<SelectionView['id'], 'over' | 'under'>;
  price: string;
  version: number;
}

/** Writes a selection for a board elsewhere, from which a launch brings it back. */
export const selectionText = ({ fixtureId, market, selection, price, version }: ShownSelection): string =>
  [fixtureId, market, selection, price, version].join('~');

/** Reads a selection that a launch has brought; undefined for any other text. */
export function readSelection(text: string): ShownSelection | undefined {
  const read = v.safeParse(shownSelection, text.split('~'));
  if (!read.success) return undefined;
  const [fixtureId, market, selection, price, version] = read.output;
  return { fixtureId, market, selection, price, version: Number(version) };
}
