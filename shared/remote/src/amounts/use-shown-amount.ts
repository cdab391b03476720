import type { Amount } from '@portal/shared/ui/amounts/amount.rules';
import { amountText } from '@portal/shared/ui/amounts/amount-text';
import { useHost } from '../host-context.ts';

/** Writes an amount for a sentence: "P 1,200.50" on one line. */
export function useShownAmount(): (amount: Amount) => string {
  const { currencySymbol } = useHost().site;
  return (amount) => amountText(currencySymbol, amount);
}
