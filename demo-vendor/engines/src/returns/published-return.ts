import type { PayLine } from '../engine.ts';

/** Bets of one kind with one long-run return, as the rules pages publish them. */
export interface PublishedReturn {
  label: string;
  /** Payout of a winning stake as multiples of the stake, the stake included. */
  pays: string;
  /** Long-run return to the player in percent, to a hundredth at least. */
  percent: number;
  /** Every spot of the felt that is of this kind. */
  spots: readonly string[];
}

/** Maps the kinds of bets to paytable lines. */
export function returnLines(returns: readonly PublishedReturn[]): PayLine[] {
  return returns.map(({ label, pays, percent }) => ({ label, pays, percent }));
}

/** Returns the highest return of all kinds. */
export function highestReturn(returns: readonly PublishedReturn[]): number {
  return Math.max(...returns.map(({ percent }) => percent));
}
