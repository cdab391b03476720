import { useHost } from '@portal/shared/remote/host-context';
import { amountText } from '@portal/shared/ui/amount.rules';

/** Writes an amount of the wire as plain text: "P 1,200.50". */
export function useMoneyText(): (amount: string) => string {
  const { currencySymbol } = useHost().site;
  return (amount) => amountText(currencySymbol, amount);
}
