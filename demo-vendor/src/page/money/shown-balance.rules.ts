import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

/** Returns the balance to show while a result is hidden: with the stake taken and without the win. Decimal text. */
export function withoutWin(balance: string, win: string): string {
  const left = minorUnits(balance) - minorUnits(win);
  return amountFromMinor(left > 0n ? left : 0n);
}
