import type { LaidChips } from '@portal/engines/chips.rules';

/** Bounds of a choice, as `chips.rules.ts` reads it. */
const mostSpots = 20;
const mostChips = 1000;

type Laid = readonly LaidChips[];

export const countOn = (laid: Laid, spot: string) => laid.find((each) => each.spot === spot)?.count ?? 0;

/** Adds a chip to a spot; returns the same bets if there is no room. */
export function withChip(laid: Laid, spot: string): Laid {
  const count = countOn(laid, spot);
  if (count === 0) return laid.length < mostSpots ? [...laid, { spot, count: 1 }] : laid;
  if (count >= mostChips) return laid;
  return laid.map((each) => (each.spot === spot ? { spot, count: count + 1 } : each));
}

/** Doubles all chips; returns the same bets if a spot has no room. */
export function doubled(laid: Laid): Laid {
  if (laid.some(({ count }) => count * 2 > mostChips)) return laid;
  return laid.map(({ spot, count }) => ({ spot, count: count * 2 }));
}
