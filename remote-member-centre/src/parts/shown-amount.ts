import { useHost } from '@portal/shared/remote/host-context';
import { type Amount, amountParts } from '@portal/shared/ui/amount.rules';

/** Writes an amount for a sentence: "P1,200.50". */
export function useShownAmount(): (amount: Amount) => string {
  const { currencySymbol } = useHost().site;
  return (amount) => {
    const { sign, digits } = amountParts(amount);
    return `${sign === '-' ? '\u2212' : ''}${currencySymbol}${digits}`;
  };
}
