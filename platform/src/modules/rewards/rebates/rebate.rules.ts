import { lesserOf, partOf } from '@portal/shared/contract/money-parts';
import type { RebateMode } from '@portal/shared/contract/rewards/rebate-calls';

export interface Rate {
  /** From this rank on, up to the next one that is named. */
  rank: number;
  basisPoints: number;
}

/** Basis points of a rank; none before the first rank that is named. */
export function rateOf(rates: readonly Rate[], rank: number): number {
  let best: Rate | undefined;
  for (const rate of rates) if (rate.rank <= rank && (!best || rate.rank > best.rank)) best = rate;
  return best?.basisPoints ?? 0;
}

export interface DayFigures {
  validMinor: bigint;
  basisPoints: number;
  rebatedMinor: bigint;
  paidMinor: bigint;
}

/**
 * What a day still brings: the rebate of all its valid bets without that of those which were rebated, so that the parts
 * of a day bring together what the whole brings; never more than the cap of the day leaves.
 */
export function owedOf({ validMinor, basisPoints, rebatedMinor, paidMinor }: DayFigures, capMinor: bigint): bigint {
  const owed = partOf(validMinor, basisPoints) - partOf(rebatedMinor, basisPoints);
  const left = capMinor > paidMinor ? capMinor - paidMinor : 0n;
  return lesserOf(owed, left);
}

/** Where a category stands: `owedMinor` is what its open days bring together. */
export function stateOf(
  mode: RebateMode,
  owedMinor: bigint,
  smallestMinor: bigint,
): 'claimable' | 'small' | 'none' | 'automatic' {
  if (mode === 'automatic') return 'automatic';
  if (owedMinor === 0n) return 'none';
  return owedMinor < smallestMinor ? 'small' : 'claimable';
}
