import { lesserOf, partOf } from '@portal/shared/contract/money/money-parts';
import type { RebateMode } from '@portal/shared/contract/rewards/rebates';

export interface Rate {
  /** From this rank up to the next named one. */
  rank: number;
  basisPoints: number;
}

/** Returns the basis points of a rank; 0 below the first named rank. */
export function rateOf(rates: readonly Rate[], rank: number): number {
  let best: Rate | undefined;
  for (const rate of rates) if (rate.rank <= rank && (!best || rate.rank > best.rank)) best = rate;
  return best?.basisPoints ?? 0;
}

interface DayFigures {
  validMinor: bigint;
  basisPoints: number;
  rebatedMinor: bigint;
  paidMinor: bigint;
}

/**
 * Computes what a day still brings: the rebate of all its valid bets minus that of those already rebated, so that parts
 * add up to the whole; limited by the rest of the daily cap.
 */
export function owedOf({ validMinor, basisPoints, rebatedMinor, paidMinor }: DayFigures, capMinor: bigint): bigint {
  const owed = partOf(validMinor, basisPoints) - partOf(rebatedMinor, basisPoints);
  const left = capMinor > paidMinor ? capMinor - paidMinor : 0n;
  return lesserOf(owed, left);
}

/** Returns the state of a category; `owedMinor` is what its open days bring together. */
export function stateOf(
  mode: RebateMode,
  owedMinor: bigint,
  smallestMinor: bigint,
): 'claimable' | 'small' | 'none' | 'automatic' {
  if (mode === 'automatic') return 'automatic';
  if (owedMinor === 0n) return 'none';
  return owedMinor < smallestMinor ? 'small' : 'claimable';
}
