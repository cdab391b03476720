import type { Action, Move, Seat } from './match.rules.ts';

/** Returns whether a move repeats an earlier action. */
export function isSameMove(known: Action, seat: Seat, move: Move): boolean {
  if (known.seat !== seat || known.kind !== move.kind) return false;
  const sorted = (cards: readonly number[]) => String([...cards].sort((a, b) => a - b));
  return known.kind !== 'play' || move.kind !== 'play' || sorted(known.cards) === sorted(move.cards);
}
