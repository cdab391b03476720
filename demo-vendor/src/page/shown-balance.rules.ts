import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';

/** The balance while a result is not shown yet: the stake is gone, the win is not there. Decimal text. */
export function withoutWin(balance: string, win: string): string {
  const left = minorUnits(balance) - minorUnits(win);
  return amountFromMinor(left > 0n ? left : 0n);
}
