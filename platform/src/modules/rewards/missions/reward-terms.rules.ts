import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { percentOf } from '@portal/shared/contract/money-parts';

/** What a mission or a place gives, as the operator set it: an amount, points, or both. */
export interface RewardTerms {
  amount?: string;
  points?: number;
  /** Of the amount, to be bet before it can be withdrawn. */
  turnoverPercent: number;
}

/** As a grant takes it. */
export function grantOf({ amount, points, turnoverPercent }: RewardTerms) {
  return { amountMinor: minorUnits(amount ?? '0.00'), points: BigInt(points ?? 0), turnoverPercent };
}

/** As members see it. */
export function shownReward(terms: RewardTerms): { amount: string; points: number; turnover: string } {
  const { amountMinor, points, turnoverPercent } = grantOf(terms);
  const turnover = amountFromMinor(percentOf(amountMinor, turnoverPercent));
  return { amount: amountFromMinor(amountMinor), points: Number(points), turnover };
}
