import { useHost } from '@portal/shared/remote/host-context';
import { amountParts } from '@portal/shared/ui/amount.rules';

/** Writes an amount of the wire as plain text, with the symbol of the site and a real minus. */
export function useMoneyText(): (amount: string) => string {
  const { currencySymbol } = useHost().site;
  return (amount) => {
    const { sign, digits } = amountParts(amount);
    return `${sign === '-' ? '\u2212' : ''}${currencySymbol}${digits}`;
  };
}
