import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

interface Debt {
  owed: string;
  /** Of the main wallet. */
  balance: string;
}

/** Payable part and rest of a debt; wire amounts. */
export function debtPaymentOf({ owed, balance }: Debt): { amount: string; rest: string } {
  const [debt, there] = [minorUnits(owed), minorUnits(balance)];
  const isEnough = there >= debt;
  const amount = isEnough ? debt : there;
  return { amount: amountFromMinor(amount), rest: amountFromMinor(debt - amount) };
}
