import { minorUnits } from '@portal/shared/contract/amounts';
import type { ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';

/** What a game may give, as its setting says it. */
export interface BudgetTerms {
  perDay: string;
  inAll: string;
}

/** Minor units that were given. */
export interface Spent {
  dayMinor: bigint;
  allMinor: bigint;
}

/** Minor units of the largest prize of money; 0 where all of them are points. */
export function largestPrize(prizes: readonly ChancePrize[]): bigint {
  let largest = 0n;
  for (const prize of prizes) {
    const amount = prize.kind === 'amount' ? minorUnits(prize.amount) : 0n;
    if (amount > largest) largest = amount;
  }
  return largest;
}

/** Whether so much more can be given, today and in all. */
export function fits(amountMinor: bigint, spent: Spent, { perDay, inAll }: BudgetTerms): boolean {
  return spent.dayMinor + amountMinor <= minorUnits(perDay) && spent.allMinor + amountMinor <= minorUnits(inAll);
}
