import { type HiLoState, winningRanks } from './hi-lo.rules.ts';

/** How simulations play: the likelier guess twice, then the money. */
export function twoLikelyGuesses({ cards, guesses }: HiLoState): string {
  if (guesses.length === 2) return 'cash';
  return winningRanks(cards[guesses.length] ?? 0, 'high') >= 7 ? 'high' : 'low';
}
