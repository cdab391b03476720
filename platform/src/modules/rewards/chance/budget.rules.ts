import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';

/** The budget of a game, from its setting. */
export interface BudgetTerms {
  perDay: string;
  inAll: string;
}

/** Minor units already given. */
export interface Spent {
  dayMinor: bigint;
  allMinor: bigint;
}

/** Returns the largest money prize in minor units; 0 when all prizes are points. */
export function largestPrize(prizes: readonly ChancePrize[]): bigint {
  let largest = 0n;
  for (const prize of prizes) {
    const amount = prize.kind === 'amount' ? minorUnits(prize.amount) : 0n;
    if (amount > largest) largest = amount;
  }
  return largest;
}

/** Whether this amount can still be given, today and in total. */
export function isWithinBudget(amountMinor: bigint, spent: Spent, { perDay, inAll }: BudgetTerms): boolean {
  return spent.dayMinor + amountMinor <= minorUnits(perDay) && spent.allMinor + amountMinor <= minorUnits(inAll);
}
