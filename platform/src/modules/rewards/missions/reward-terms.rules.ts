import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';

/** The reward of a mission or a place, as set by the operator: an amount, points, or both. */
export interface RewardTerms {
  amount?: string;
  points?: number;
  /** Percent of the amount to be bet before withdrawal. */
  turnoverPercent: number;
}

/** Converts terms for a grant. */
export function grantOf({ amount, points, turnoverPercent }: RewardTerms) {
  return { amountMinor: minorUnits(amount ?? '0.00'), points: BigInt(points ?? 0), turnoverPercent };
}

/** Converts terms for members. */
export function shownReward(terms: RewardTerms): { amount: string; points: number; turnover: string } {
  const { amountMinor, points, turnoverPercent } = grantOf(terms);
  const turnover = amountFromMinor(percentOf(amountMinor, turnoverPercent));
  return { amount: amountFromMinor(amountMinor), points: Number(points), turnover };
}
