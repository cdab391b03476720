import type { PayLine } from './engine.ts';

/** Bets of one kind, which return the same in the long run, as the rules pages publish them. */
export interface PublishedReturn {
  label: string;
  /** What is returned for a stake that wins, the stake with it, as multiples of it. */
  pays: string;
  /** Long-run return to the player in percent, to a hundredth at least. */
  percent: number;
  /** Every spot of the felt that is of this kind. */
  spots: readonly string[];
}

/** The kinds of bets as lines of a paytable. */
export function returnLines(returns: readonly PublishedReturn[]): PayLine[] {
  return returns.map(({ label, pays, percent }) => ({ label, pays, percent }));
}

/** The return of the kind that returns the most. */
export function highestReturn(returns: readonly PublishedReturn[]): number {
  return Math.max(...returns.map(({ percent }) => percent));
}
