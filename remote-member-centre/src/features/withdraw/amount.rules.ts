import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { partOf } from '@portal/shared/contract/money/money-parts';
import type { Terms } from './withdrawal.ts';

export interface Parting {
  amount: string;
  fee: string;
  /** Amount without the fee. */
  arrives: string;
  balanceAfter: string;
}

/** Splits an amount into fee and rest; the fee is rounded down, as on the platform. */
export function partingOf(
  amount: string,
  { balance, feeBasisPoints }: Pick<Terms, 'balance' | 'feeBasisPoints'>,
): Parting {
  const units = minorUnits(amount);
  const fee = partOf(units, feeBasisPoints);
  return {
    amount,
    fee: amountFromMinor(fee),
    arrives: amountFromMinor(units - fee),
    balanceAfter: amountFromMinor(minorUnits(balance) - units),
  };
}

/** Amount that arrives when all of a withdrawal is paid. */
export const arrivingOf = ({ amount, fee }: { amount: string; fee: string }): string =>
  amountFromMinor(minorUnits(amount) - minorUnits(fee));

/** Progress of the turnover, 0 to 100; rounded down, so that 100 means that nothing is missing. */
export function turnoverPercent({
  turnoverRequired,
  turnoverMissing,
}: Pick<Terms, 'turnoverRequired' | 'turnoverMissing'>) {
  const required = minorUnits(turnoverRequired);
  if (required <= 0n) return 100;
  return Number(((required - minorUnits(turnoverMissing)) * 100n) / required);
}
