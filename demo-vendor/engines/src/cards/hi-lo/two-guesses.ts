import { type HiLoState, winningRanks } from './hi-lo.rules.ts';

/** Plays the simulations: the likelier guess twice, then cash. */
export function twoLikelyGuesses({ cards, guesses }: HiLoState): string {
  if (guesses.length === 2) return 'cash';
  return winningRanks(cards[guesses.length] ?? 0, 'high') >= 7 ? 'high' : 'low';
}
