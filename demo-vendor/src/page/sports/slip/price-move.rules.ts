import { minorOf } from '../../minor.rules.ts';

export type Move = 'up' | 'down';

/** Which way a price went; nothing where it stands. */
export function priceMove(before: string | undefined, after: string): Move | undefined {
  if (before === undefined || before === after) return undefined;
  return minorOf(after) > minorOf(before) ? 'up' : 'down';
}

export type Accept = 'none' | 'better' | 'any';

/** Whether the player takes this move without being asked again. */
export function isTaken(move: Move | undefined, accept: Accept): boolean {
  return move === undefined || accept === 'any' || (accept === 'better' && move === 'up');
}
