import { minorOf } from '../../money/minor.rules.ts';

type Move = 'up' | 'down';

/** Returns the direction of a price change; undefined if it is unchanged. */
export function priceMove(before: string | undefined, after: string): Move | undefined {
  if (before === undefined || before === after) return undefined;
  return minorOf(after) > minorOf(before) ? 'up' : 'down';
}

export type Accept = 'none' | 'better' | 'any';

/** Returns whether the player accepts this change without being asked. */
export function isAccepted(move: Move | undefined, accept: Accept): boolean {
  return move === undefined || accept === 'any' || (accept === 'better' && move === 'up');
}
